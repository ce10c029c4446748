import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Done from '@mui/icons-material/Done';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { copyText } from './copyText';

interface SecretFieldProps {
  readonly label: string;
  /** Null where the platform did not tell it. */
  readonly value: string | null;
}

/** One secret: to be read, selected and copied, never changed. */
export const SecretField = ({ label, value }: SecretFieldProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const t = (key: string) => translate(`facings.views.secret.${key}`, { label });

  const copy = async () => {
    if (!input.current) return;
    // Emptied first, so that a second copy is told as the first was.
    setOutcome(null);
    setOutcome((await copyText(input.current)) ? 'copied' : 'notCopied');
  };

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <TextField
          label={label}
          value={value ?? ''}
          fullWidth
          size="small"
          inputRef={input}
          // Browsers keep what stands in a form, for when a tab is restored; and send it to be spelled.
          autoComplete="off"
          {...(value === null ? { helperText: t('missing') } : {})}
          slotProps={{
            input: { readOnly: true, sx: { fontFamily: 'monospace' } },
            htmlInput: { spellCheck: false },
            inputLabel: { shrink: true },
          }}
          onFocus={() => {
            input.current?.select();
          }}
        />
        <Button
          variant="outlined"
          startIcon={outcome === 'copied' ? <Done /> : <ContentCopy />}
          aria-label={t('copyOne')}
          disabled={value === null}
          onClick={() => void copy()}
          sx={{ flexShrink: 0, minHeight: 40 }}
        >
          {t('copy')}
        </Button>
      </Box>
      <Box role="status" sx={{ typography: 'caption', color: 'text.secondary', minHeight: 20 }}>
        {outcome !== null && t(outcome)}
      </Box>
    </div>
  );
};
