import FitScreen from '@mui/icons-material/FitScreen';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../lib/text/region';
import { DownloadLink } from './DownloadLink';
import { Picture } from './Picture';
import type { ShownPicture } from './usePictures';
import { useZoom, type ZoomCommand } from './zoom';

interface ZoomButtonsProps {
  /** Screen pixels per picture pixel; null while there is nothing to zoom. */
  readonly scale: number | null;
  readonly onCommand: (command: ZoomCommand) => void;
}

const icons = {
  farther: <ZoomOut fontSize="small" />,
  nearer: <ZoomIn fontSize="small" />,
  fit: <FitScreen fontSize="small" />,
};

/** Buttons for everything that the wheel and the keys do. */
const ZoomButtons = ({ scale, onCommand }: ZoomButtonsProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const percent = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'percent' }).format(value);
  const button = (command: keyof typeof icons) => {
    const label = translate(`facings.fields.media.${command}`);
    return (
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-disabled={scale === null}
          onClick={() => onCommand(command)}
        >
          {icons[command]}
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Box
      role="group"
      aria-label={translate('facings.fields.media.zoom.group')}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}
    >
      {button('farther')}
      <Box
        component="span"
        role="status"
        aria-label={translate('facings.fields.media.zoom.now')}
        sx={{ minWidth: 52, fontSize: 13, color: 'text.secondary', textAlign: 'center' }}
      >
        {scale === null ? '' : percent(scale)}
      </Box>
      {button('nearer')}
      {button('fit')}
      <Button
        size="small"
        color="inherit"
        aria-disabled={scale === null}
        onClick={() => onCommand('actual')}
        sx={{ minWidth: 56 }}
      >
        {percent(1)}
      </Button>
    </Box>
  );
};

interface PictureBodyProps {
  readonly pictures: readonly ShownPicture[];
  /** Name of the field whose picture was opened. */
  readonly first: string;
  readonly onClose: () => void;
}

const sideBySide = 'sideBySide';

/**
 * A record's pictures, one at a time or side by side. They share one view, so that all show the same part of the
 * scene.
 */
export const PictureBody = ({ pictures, first, onClose }: PictureBodyProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`facings.fields.media.zoom.${key}`);
  const hintId = useId();
  const [chosen, setChosen] = useState<string>(first);
  const shown = chosen === sideBySide ? pictures : pictures.filter(({ name }) => name === chosen);
  const zoom = useZoom();
  return (
    // Handles keys anywhere in the dialog.
    <Box role="presentation" onKeyDown={zoom.onKeyDown} sx={{ display: 'contents' }}>
      {/* MUI removes the top padding only if the title is a direct sibling, which it is not here. */}
      <DialogContent sx={{ pt: 0 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            mb: 1,
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          {pictures.length > 1 && (
            <ToggleButtonGroup
              size="small"
              exclusive
              value={chosen}
              onChange={(_, next: string | null) => {
                if (next !== null) setChosen(next);
              }}
              aria-label={t('which')}
              sx={{
                flexWrap: 'wrap',
                '& .MuiToggleButton-root': { py: 0.5, textTransform: 'none' },
              }}
            >
              {pictures.map(({ name, label }) => (
                <ToggleButton key={name} value={name}>
                  {label}
                </ToggleButton>
              ))}
              <ToggleButton value={sideBySide}>{t('sideBySide')}</ToggleButton>
            </ToggleButtonGroup>
          )}
          <ZoomButtons scale={zoom.scale} onCommand={zoom.run} />
        </Box>
        <Box
          role="group"
          aria-label={t('pictures')}
          aria-describedby={hintId}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: `repeat(${shown.length}, minmax(0, 1fr))`,
            },
            // Stacked pictures share the height of one.
            ...(shown.length > 1 && {
              '& > *': { height: { xs: '30vh', sm: 'min(60vh, 520px)' } },
            }),
          }}
        >
          {shown.map(({ name, title, address }) => (
            <Picture
              key={name + address.href}
              href={address.href}
              title={title}
              zoom={zoom.shared}
            />
          ))}
        </Box>
        <Typography id={hintId} variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {t('hint')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', px: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {shown.map(({ name, title, label, address }) => (
            <DownloadLink
              key={name}
              address={address}
              title={title}
              {...(shown.length > 1 ? { label } : {})}
            />
          ))}
        </Box>
        <Button autoFocus onClick={onClose}>
          {translate('facings.buttons.close')}
        </Button>
      </DialogActions>
    </Box>
  );
};
