import FitScreen from '@mui/icons-material/FitScreen';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { ZoomAct } from './useZoom';

interface ZoomButtonsProps {
  /** Pixels of the page for one of the picture's; null while there is nothing to zoom. */
  readonly scale: number | null;
  readonly onAct: (act: ZoomAct) => void;
}

const icons: readonly { readonly act: ZoomAct; readonly icon: ReactElement }[] = [
  { act: 'farther', icon: <ZoomOut fontSize="small" /> },
  { act: 'nearer', icon: <ZoomIn fontSize="small" /> },
  { act: 'fit', icon: <FitScreen fontSize="small" /> },
];

/** All that the wheel and the keys do. */
export const ZoomButtons = ({ scale, onAct }: ZoomButtonsProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const percent = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'percent' }).format(value);
  return (
    <Box
      role="group"
      aria-label={translate('facings.fields.media.zoom.group')}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}
    >
      {icons.map(({ act, icon }) => {
        const label = translate(`facings.fields.media.zoom.${act}`);
        return (
          <Tooltip key={act} title={label}>
            <IconButton
              size="small"
              aria-label={label}
              aria-disabled={scale === null}
              onClick={() => {
                onAct(act);
              }}
            >
              {icon}
            </IconButton>
          </Tooltip>
        );
      })}
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
      <Box
        component="span"
        role="status"
        aria-label={translate('facings.fields.media.zoom.now')}
        sx={{ minWidth: 48, fontSize: 13, color: 'text.secondary', textAlign: 'right' }}
      >
        {scale === null ? '' : percent(scale)}
      </Box>
    </Box>
  );
};
