import '../../messages/en/screenTexts';
import Box from '@mui/material/Box';
import {
  useFieldValue,
  useGetManyAggregate,
  useLocale,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { beforeWide } from '../../fields/shared/CellText';
import { breakBeforeTime } from '../../fields/moment/momentText';
import { regionOf } from '../../lib/text/region';
import { dateText } from '../../lib/time/days';
import { momentOf } from '../../lib/time/moments';
import type { OwnCellProps } from '../../schema/takeOver';

const textIn = (date: Date, locale: string, timeZone: string): string => {
  const shown = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  try {
    return dateText(date, locale, { ...shown, timeZone, timeZoneName: 'short' });
  } catch {
    // A zone may have a time zone that this browser does not know.
    return timeZone;
  }
};

/** Gives the column its width and its lines their height, so that both are the same before zones are known. */
const longestIn = (locale: string): string =>
  breakBeforeTime(textIn(new Date('2026-11-28T17:00:00Z'), locale, 'Asia/Kolkata'));

const roomSx = {
  display: 'grid',
  alignItems: 'center',
  // Beside a reason, there is no room for more.
  [beforeWide]: { fontSize: 12 },
  '& > *, &::after': { gridArea: '1 / 1' },
  '& > *': { width: 0, minWidth: '100%', overflowWrap: 'anywhere' },
  '&::after': { content: 'attr(data-longest)', visibility: 'hidden' },
} as const;

/** A job's scheduled time by the clocks of its zone. Without a time zone, jobs of a zone run in UTC. */
export const ZoneTimeCell = ({ source }: OwnCellProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const job = useRecordContext();
  const date = momentOf(useFieldValue({ source }));
  const zoneId: unknown = job?.zone_id;
  // All zones of the shown rows are read together.
  const { data, isPending } = useGetManyAggregate<RaRecord>(
    'zones',
    { ids: typeof zoneId === 'string' ? [zoneId] : [] },
    { enabled: typeof zoneId === 'string' },
  );
  const zone = data?.[0];
  const timeZoneName: unknown = zone?.timeZoneName;
  const isKnown = typeof timeZoneName === 'string' && timeZoneName !== '';
  return (
    <Box sx={roomSx} data-longest={longestIn(locale)}>
      {date && zone ? (
        <time
          dateTime={date.toISOString()}
          title={isKnown ? timeZoneName : translate('facings.jobs.utc')}
        >
          {breakBeforeTime(textIn(date, locale, isKnown ? timeZoneName : 'UTC'))}
        </time>
      ) : (
        <span>{isPending && date ? '' : '–'}</span>
      )}
    </Box>
  );
};
