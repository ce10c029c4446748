import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../../grid/entriesTypes';
import type { Held } from './survey';

const atFirst = 10;
const step = 50;

interface HeldTextsProps {
  readonly title: string;
  readonly hint: string;
  readonly texts: readonly Held[];
  readonly entries: Entries;
}

/** Texts to be looked at, each with the rows that hold it. */
export const HeldTexts = ({ title, hint, texts, entries }: HeldTextsProps) => {
  const translate = useTranslate();
  const [most, setMost] = useState(atFirst);
  const rowsText = ({ rows, count }: Held): string => {
    const names = rows.map((row) => entries.textAt(row, entries.keyColumn)).join(', ');
    const rest = count - rows.length;
    return rest > 0
      ? translate('facings.bulk.reviewing.rowsMore', { names, smart_count: rest })
      : names;
  };
  return (
    <Alert severity="warning" role="group" aria-label={title} sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      <Box>{hint}</Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {texts.slice(0, most).map((held) => (
          <li key={held.text}>
            {translate('facings.bulk.reviewing.held', { text: held.text, rows: rowsText(held) })}
          </li>
        ))}
      </Box>
      {texts.length > most && (
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            setMost((before) => before + step);
          }}
        >
          {translate('facings.bulk.reviewing.more', {
            smart_count: Math.min(step, texts.length - most),
          })}
        </Button>
      )}
    </Alert>
  );
};
