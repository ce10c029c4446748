import Box from '@mui/material/Box';
import { useFieldValue, useLocale } from 'react-admin';
import { regionOf } from '../../lib/text/region';
import { durationText } from '../../schedules/runs/duration';
import type { OwnCellProps } from '../../schema/takeOver';

/** '1440 minutes', with the typed digits. */
export const minutesText = (minutes: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
    useGrouping: false,
  }).format(minutes);

/** A duration as people say it: '1 day' for 1440 minutes, which its title gives. */
export const DurationCell = ({ source, place }: OwnCellProps) => {
  const locale = regionOf(useLocale());
  const minutes: unknown = useFieldValue({ source });
  if (typeof minutes !== 'number') return '–';
  return (
    <Box
      component="span"
      title={minutesText(minutes, locale)}
      sx={place === 'row' ? { display: 'block', textAlign: 'right', whiteSpace: 'nowrap' } : {}}
    >
      {durationText(minutes, locale)}
    </Box>
  );
};
