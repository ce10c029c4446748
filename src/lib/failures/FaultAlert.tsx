import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { diagnosticsText, faultText } from './diagnostics';

interface FaultAlertProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Present if the part can be closed. */
  readonly onClose?: () => void;
}

/**
 * Whether the error is a failed import; each browser words it differently. React keeps such an error, so rendering
 * again does not help.
 */
const isMissingCode = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script failed|unable to preload/i.test(message);

/**
 * The alert of a failed part. The details that can be copied describe the error and contain nothing that was typed.
 */
export const FaultAlert = ({ error, onRetry, onClose }: FaultAlertProps) => {
  const translate = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [details] = useState(() => `${faultText(error)}\n\n${diagnosticsText()}`);
  const t = (key: string) => translate(`facings.splash.fault.${key}`);
  const retry = () => {
    // Only a page reload requests missing code again; the browser warns if that would lose something.
    if (isMissingCode(error)) window.location.reload();
    else onRetry();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      setIsCopied(true);
    } catch {
      // Without clipboard access, the details are opened so that they can be selected.
      setIsOpen(true);
    }
  };
  return (
    <Alert severity="error" role="alert" sx={{ m: 1, overflowWrap: 'anywhere' }}>
      <AlertTitle>{t('title')}</AlertTitle>
      {t(isMissingCode(error) ? 'missing' : 'text')}
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{t('details')}</summary>
        <code>{`${error.name}: ${error.message}`}</code>
        <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
          {details}
        </Box>
      </details>
      <Button size="small" color="inherit" onClick={retry}>
        {translate(`facings.buttons.${isMissingCode(error) ? 'reload' : 'retry'}`)}
      </Button>
      <Button size="small" color="inherit" onClick={() => void copy()}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      {onClose && (
        <Button size="small" color="inherit" onClick={onClose}>
          {translate('facings.buttons.close')}
        </Button>
      )}
    </Alert>
  );
};
