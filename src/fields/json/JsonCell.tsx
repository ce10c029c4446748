import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFieldValue, useTranslate } from 'react-admin';
import type { JsonField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped, Missing } from '../shared/CellText';
import { jsonBlock, jsonLine } from '.';

/** How long the button shows its result, in milliseconds. */
const answered = 3000;

/** Copies a text and reports success or failure: the browser may refuse. */
const CopyButton = ({ text }: { readonly text: string }) => {
  const translate = useTranslate();
  const [answer, setAnswer] = useState<'copied' | 'failed' | null>(null);
  const tell = (next: 'copied' | 'failed') => {
    setAnswer(next);
    setTimeout(() => setAnswer(null), answered);
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
        {translate('facings.views.secret.copy')}
      </Button>
      <Box component="span" role="status" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {answer === null ? '' : translate(`facings.fields.json.${answer}`)}
      </Box>
    </Box>
  );
};

/** Longer than any row can show. */
const longestLine = 300;

/** One line in a row; on the page a block of text with a copy button. */
export const JsonCell = ({ source, field, place }: CellProps<JsonField>) => {
  const value: unknown = useFieldValue({ source });
  const line = jsonLine(value);
  if (line === null) return <Missing source={source} field={field} />;
  if (place === 'row') {
    const shown = line.slice(0, longestLine);
    return (
      <Clipped title={shown} sx={{ fontFamily: 'monospace', fontSize: '0.95em' }}>
        {shown}
      </Clipped>
    );
  }
  const block = jsonBlock(value);
  return (
    <>
      <Box component="pre" sx={blockSx}>
        {block}
      </Box>
      <CopyButton text={block} />
    </>
  );
};

const blockSx = {
  m: 0,
  p: 1,
  maxHeight: 320,
  overflow: 'auto',
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  fontSize: 13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
