import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface MoreListProps {
  readonly count: number;
  /** How many are listed at first, and how many each press adds. */
  readonly atFirst?: number;
  readonly step?: number;
  readonly item: (index: number) => ReactNode;
}

/** The first items of a long list; a button lists more. */
export const MoreList = ({ count, atFirst = 5, step = 100, item }: MoreListProps) => {
  const translate = useTranslate();
  const [most, setMost] = useState(atFirst);
  return (
    <>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {Array.from({ length: Math.min(most, count) }, (_, index) => (
          <li key={index}>{item(index)}</li>
        ))}
      </Box>
      {count > most && (
        <Button size="small" color="inherit" onClick={() => setMost((before) => before + step)}>
          {translate('facings.bulk.reviewing.more', { smart_count: Math.min(step, count - most) })}
        </Button>
      )}
    </>
  );
};
