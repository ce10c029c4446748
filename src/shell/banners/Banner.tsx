import Close from '@mui/icons-material/Close';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface BannerProps {
  readonly severity: AlertColor;
  readonly text: string;
  readonly onReload?: () => void;
  /** If absent, the banner disappears by itself, or with the page. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A one-line message about the page itself. */
export const Banner = ({ severity, text, onReload, onDismiss }: BannerProps) => {
  const translate = useTranslate();
  return (
    <Alert
      severity={severity}
      variant="outlined"
      role="none"
      action={
        <>
          {onReload && (
            <Button color="inherit" size="small" onClick={onReload}>
              {translate('facings.banners.reload')}
            </Button>
          )}
          {onDismiss && (
            <IconButton
              color="inherit"
              size="small"
              aria-label={translate('facings.banners.dismiss')}
              onClick={onDismiss}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </>
      }
      sx={{ bgcolor: 'background.paper', boxShadow: 3, alignItems: 'center' }}
    >
      {text}
    </Alert>
  );
};
