import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { usePageAction } from '../../views/keys/usePageAction';

interface DiagnosticsProps {
  readonly read: () => string;
}

/** What can be copied for whoever helps; shown where the browser keeps its clipboard closed. */
export const Diagnostics = ({ read }: DiagnosticsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [shown, setShown] = useState<string | null>(null);
  const t = (key: string) => translate(`facings.banners.diagnostics.${key}`);
  const copy = async () => {
    const text = read();
    try {
      await navigator.clipboard.writeText(text);
      notify('facings.banners.diagnostics.copied', { type: 'success' });
    } catch {
      // What the person can still do is select it.
      setShown(text);
    }
  };
  usePageAction({ key: 'diagnostics', label: t('copy'), run: () => void copy() });
  return (
    <Paper variant="outlined" component="section" sx={{ p: 3 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('text')}</Typography>
      <Button variant="outlined" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      {shown !== null && (
        <TextField
          label={t('label')}
          helperText={t('shown')}
          value={shown}
          multiline
          fullWidth
          autoFocus
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { readOnly: true } }}
          sx={{ mt: 2 }}
        />
      )}
    </Paper>
  );
};
