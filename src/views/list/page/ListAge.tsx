import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { timeWithSeconds } from '../../../fields/moment/momentText';
import { useIsPhone } from '../table/columns/phoneColumns';
import { regionOf } from '../../../lib/text/region';

interface ListAgeProps {
  /** When the rows were read, in milliseconds since 1970. */
  readonly readAt: number;
  /** Milliseconds between two reads. */
  readonly interval: number;
  readonly isPaused: boolean;
  readonly onPause: () => void;
}

/** How old the rows of a list are that reads them again by itself, and a button that stops it. */
export const ListAge = ({ readAt, interval, isPaused, onPause }: ListAgeProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval / 4);
    return () => clearInterval(timer);
  }, [interval]);
  // Later than planned: the last reads failed, or the tab was in the background.
  const isLate = !isPaused && now - readAt > 2 * interval;
  // A phone has no room for how often, beside what else stands in the line.
  const asOf = useIsPhone() ? 'asOfOnly' : 'asOf';
  const state = isPaused ? 'paused' : isLate ? 'late' : asOf;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate(`facings.lists.age.${state}`, {
          time: timeWithSeconds(readAt, locale),
          smart_count: Math.round(interval / 1000),
        })}
      </Box>
      <Button size="small" color="inherit" sx={{ py: 0 }} onClick={onPause}>
        {translate(`facings.lists.age.${isPaused ? 'resume' : 'pause'}`)}
      </Button>
    </Box>
  );
};
