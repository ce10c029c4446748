import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface RegionFaultProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Chunks that did not come: each browser says it in its own words. React keeps such a failure for good. */
const isMissingCode = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script failed|unable to preload/i.test(message);

/** What a failed region shows. The details name the code's fault and hold nothing that was typed. */
export const RegionFault = ({ error, onRetry }: RegionFaultProps) => {
  const translate = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const details = `${error.name}: ${error.message}`;
  const t = (key: string) => translate(`facings.splash.fault.${key}`);
  const retry = () => {
    // Only a new start of the page asks for missing code again.
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
      {t('text')}
      <details
        open={isOpen}
        onToggle={(event) => {
          setIsOpen(event.currentTarget.open);
        }}
      >
        <summary>{t('details')}</summary>
        <code>{details}</code>
      </details>
      <Button size="small" color="inherit" onClick={retry}>
        {t('retry')}
      </Button>
      <Button size="small" color="inherit" onClick={() => void copy()}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
    </Alert>
  );
};
