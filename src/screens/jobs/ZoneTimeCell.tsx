import '../../messages/en/screenTexts';
import type { ReactNode } from 'react';
import {
  useFieldValue,
  useGetManyAggregate,
  useLocale,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { breakBeforeTime } from '../../fields/moment/momentText';
import { ClippedWords } from '../../fields/shared/CellText';
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

/** As wide before the zone is known: the columns keep their places. */
const Place = ({ place, children }: Pick<OwnCellProps, 'place'> & { children: ReactNode }) => (
  <ClippedWords sx={place === 'row' ? { minHeight: '1.5em' } : {}}>{children}</ClippedWords>
);

/** A job's scheduled time by the clocks of its zone. Without a time zone, jobs of a zone run in UTC. */
export const ZoneTimeCell = ({ source, place }: OwnCellProps) => {
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
  if (!date || !zone) return <Place place={place}>{isPending && date ? '' : '–'}</Place>;
  const { timeZoneName } = zone;
  const isKnown = typeof timeZoneName === 'string' && timeZoneName !== '';
  return (
    <Place place={place}>
      <time
        dateTime={date.toISOString()}
        title={isKnown ? timeZoneName : translate('facings.jobs.utc')}
      >
        {breakBeforeTime(textIn(date, locale, isKnown ? timeZoneName : 'UTC'))}
      </time>
    </Place>
  );
};
