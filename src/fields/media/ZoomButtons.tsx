import FitScreen from '@mui/icons-material/FitScreen';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../schema/regionOf';
import type { ZoomAct } from './useZoom';

interface ZoomButtonsProps {
  /** Pixels of the page for one of the picture's; null while there is nothing to zoom. */
  readonly scale: number | null;
  readonly onAct: (act: ZoomAct) => void;
}

const icons = {
  farther: <ZoomOut fontSize="small" />,
  nearer: <ZoomIn fontSize="small" />,
  fit: <FitScreen fontSize="small" />,
};

/** All that the wheel and the keys do. */
export const ZoomButtons = ({ scale, onAct }: ZoomButtonsProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const percent = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'percent' }).format(value);
  const button = (act: keyof typeof icons) => {
    const label = translate(`facings.fields.media.zoom.${act}`);
    return (
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-disabled={scale === null}
          onClick={() => {
            onAct(act);
          }}
        >
          {icons[act]}
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
        onClick={() => {
          onAct('own');
        }}
        sx={{ minWidth: 56 }}
      >
        {percent(1)}
      </Button>
    </Box>
  );
};
