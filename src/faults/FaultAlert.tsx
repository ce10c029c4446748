import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { diagnosticsText } from './diagnostics/diagnosticsText';
import { faultText } from './diagnostics/lastFaults';

interface FaultAlertProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Given where the part can be closed. */
  readonly onClose?: () => void;
}

/** Chunks that did not come: each browser says it in its own words. React keeps such a failure for good. */
const isMissingCode = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script failed|unable to preload/i.test(message);

/** What a failed part shows. What can be copied names the code's fault and holds nothing that was typed. */
export const FaultAlert = ({ error, onRetry, onClose }: FaultAlertProps) => {
  const translate = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [details] = useState(() => `${faultText(error)}\n\n${diagnosticsText()}`);
  const t = (key: string) => translate(`facings.splash.fault.${key}`);
  const retry = () => {
    // Only a new start of the page asks for missing code again; the browser warns where that would lose something.
    if (isMissingCode(error)) window.location.reload();
    else onRetry();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      setIsCopied(true);
    } catch {
      // Where the clipboard is closed to us, the details are shown to be selected.
      setIsOpen(true);
    }
  };
  return (
    <Alert severity="error" role="alert" sx={{ m: 1, overflowWrap: 'anywhere' }}>
      <AlertTitle>{t('title')}</AlertTitle>
      {t(isMissingCode(error) ? 'missing' : 'text')}
      <details
        open={isOpen}
        onToggle={(event) => {
          setIsOpen(event.currentTarget.open);
        }}
      >
        <summary>{t('details')}</summary>
        <code>{`${error.name}: ${error.message}`}</code>
        <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
          {details}
        </Box>
      </details>
      <Button size="small" color="inherit" onClick={retry}>
        {t(isMissingCode(error) ? 'reload' : 'retry')}
      </Button>
      <Button size="small" color="inherit" onClick={() => void copy()}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      {onClose && (
        <Button size="small" color="inherit" onClick={onClose}>
          {t('close')}
        </Button>
      )}
    </Alert>
  );
};
