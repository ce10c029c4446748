import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DownloadLink } from './DownloadLink';
import { Picture } from './Picture';
import type { ShownPicture } from './usePictures';
import { useZoom } from './useZoom';
import { ZoomButtons } from './ZoomButtons';

interface PictureBodyProps {
  readonly pictures: readonly ShownPicture[];
  /** Name of the field whose picture was asked for. */
  readonly first: string;
  readonly onClose: () => void;
}

const sideBySide = 'sideBySide';

/**
 * A record's pictures, one at a time or all side by side, under one view: what is looked at in one is seen in
 * the same place of the other.
 */
export const PictureBody = ({ pictures, first, onClose }: PictureBodyProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`facings.fields.media.zoom.${key}`);
  const hintId = useId();
  const [chosen, setChosen] = useState<string>(first);
  const shown = chosen === sideBySide ? pictures : pictures.filter(({ name }) => name === chosen);
  const zoom = useZoom(shown.map(({ address }) => address.href));
  return (
    // Keys are heard wherever the focus is in the dialog.
    <Box role="presentation" onKeyDown={zoom.onKeyDown} sx={{ display: 'contents' }}>
      {/* The title above is no neighbour of the content here, which MUI goes by. */}
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
          <ZoomButtons scale={zoom.scale} onAct={zoom.act} />
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
            // One below the other they share the height of one.
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
              view={zoom.view}
              onView={zoom.setView}
              onFramed={zoom.onFramed}
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
          {translate('facings.fields.media.close')}
        </Button>
      </DialogActions>
    </Box>
  );
};
