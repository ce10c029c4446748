import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { regionOf } from '../../schema/regionOf';
import { ChangeNotes } from './ChangeNotes';
import { EntryButton } from './EntryButton';
import { dateText, weekdayText } from './texts';
import type { CalendarState } from './useCalendarState';
import { dayMark } from './useEntryKeys';
import type { ShownEntry, Week } from './useWeek';

/** More would hide the days beside it; the rest comes on request. */
const shownAtFirst = 12;

interface DayColumnProps {
  readonly day: number;
  readonly entries: readonly ShownEntry[];
  /** Jobs of the day that no template plans. */
  readonly unplanned: number;
  readonly week: Week;
  readonly state: CalendarState;
  readonly hues: ReadonlyMap<string, number>;
  /** Keys of the entry that the Tab key leads to, and of the one that is open. */
  readonly current: string | null;
  readonly openKey: string | null;
  readonly onOpen: (entry: ShownEntry, anchor: HTMLElement) => void;
}

/** A day of the week: its date, what its clocks do, and what runs. */
export const DayColumn = ({
  day,
  entries,
  unplanned,
  week,
  state,
  hues,
  current,
  openKey,
  onOpen,
}: DayColumnProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const [isWhole, setWhole] = useState(false);
  const isToday = day === state.today;
  const more = entries.length - shownAtFirst;
  const shown = isWhole || more <= 1 ? entries : entries.slice(0, shownAtFirst);
  // The Tab key needs a way in where the entry it led to is folded away again.
  const isAway = entries.slice(shown.length).some(({ key }) => key === current);
  const led = isAway ? shown[0]?.key : current;
  return (
    <section
      className={isToday ? 'day today' : 'day'}
      aria-label={`${weekdayText(day, locale, 'long')}, ${dateText(day, locale)}`}
      {...{ [dayMark]: '' }}
    >
      <h3 aria-current={isToday ? 'date' : undefined}>
        {weekdayText(day, locale, 'short')} <span className="date">{dateText(day, locale)}</span>
        {isToday && <span className="now">{translate('facings.calendar.week.today')}</span>}
      </h3>
      <ChangeNotes day={day} clocks={week.clocks} timeZones={week.timeZones} />
      {entries.length === 0 ? (
        <p className="note">{translate('facings.calendar.week.nothing')}</p>
      ) : (
        <ul>
          {shown.map((entry) => (
            <li key={entry.key}>
              <EntryButton
                entry={entry}
                outcome={week.outcomes?.of(entry, state.now) ?? null}
                hue={hues.get(entry.template.id) ?? 0}
                isCurrent={entry.key === led}
                isOpen={entry.key === openKey}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      )}
      {more > 1 && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {isWhole
            ? translate('facings.calendar.week.fewer')
            : translate('facings.calendar.week.more', { smart_count: more })}
        </Button>
      )}
      {unplanned > 0 && (
        <p className="note after">
          {translate('facings.calendar.week.unplanned', { smart_count: unplanned })}
        </p>
      )}
    </section>
  );
};
