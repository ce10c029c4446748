import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Milliseconds for which the button's answer stays. */
const answered = 3000;

/** Copies a text, and says whether that went well: a browser may forbid it. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const translate = useTranslate();
  const [answer, setAnswer] = useState<'copied' | 'failed' | null>(null);
  const tell = (next: 'copied' | 'failed') => {
    setAnswer(next);
    setTimeout(() => {
      setAnswer(null);
    }, answered);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      tell('copied');
    } catch {
      tell('failed');
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button size="small" onClick={copy}>
        {translate('facings.fields.json.copy')}
      </Button>
      <Box component="span" role="status" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {answer === null ? '' : translate(`facings.fields.json.${answer}`)}
      </Box>
    </Box>
  );
};
