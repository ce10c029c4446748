import ScheduleIcon from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { cityOf } from '../../fields/timeZone/zones';
import { dayLength } from '../../lib/time/days';
import { regionOf } from '../../lib/text/region';
import { changeOn, minuteLength } from '../../lib/time/zonedDays';
import { offsetAt } from '../../lib/time/zones';
import { EntryButton } from './EntryButton';
import { FailedRuns, unplannedRuns } from './FailedRuns';
import type { KnownJob } from './outcomes';
import { calendarDateText, spanText, runTimeText, weekdayText } from './texts';
import type { CalendarState } from './useCalendarState';
import { dayMark } from './useEntryKeys';
import type { ShownEntry, Week } from './useWeek';

interface ChangeNotesProps {
  readonly day: number;
  readonly clockZone: string | null;
  readonly timeZones: readonly string[];
}

interface Changed {
  /** Milliseconds by which clocks move forward; negative for back. */
  readonly by: number;
  /** Minutes of the day before the change. */
  readonly time: number;
  readonly timeZones: string[];
}

/** Maximum number of places named; more are counted. */
const named = 2;

/** Groups equal clock changes on a date. */
const changesOn = (day: number, timeZones: readonly string[]): readonly Changed[] => {
  const alike = new Map<string, Changed>();
  for (const timeZone of timeZones) {
    const change = changeOn(timeZone, day);
    if (!change) continue;
    const wall = change.at + offsetAt(timeZone, change.at - minuteLength);
    // A change at midnight belongs to the end of the day before: 24:00.
    const time = Math.round((wall - day * dayLength) / minuteLength);
    const key = `${change.by} ${time}`;
    const alikeChange = alike.get(key) ?? { by: change.by, time, timeZones: [] };
    alike.set(key, alikeChange);
    alikeChange.timeZones.push(timeZone);
  }
  return [...alike.values()];
};

/** Lists clock changes on a date, since a run may be skipped, moved or doubled. */
const ChangeNotes = ({ day, clockZone, timeZones }: ChangeNotesProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const looked = clockZone === null ? timeZones : [clockZone];
  return changesOn(day, looked).map((change) => {
    const cities = change.timeZones.map(cityOf).toSorted((a, b) => a.localeCompare(b));
    const places = cities.slice(0, named).join(', ');
    const more = cities.length - named;
    return (
      <p className="note" key={`${change.by} ${change.time}`}>
        <ScheduleIcon aria-hidden />
        {translate(`facings.calendar.change.${change.by > 0 ? 'forward' : 'back'}`, {
          by: spanText(Math.abs(change.by), locale),
          time: runTimeText(change.time, locale),
          places:
            more > 0
              ? translate('facings.calendar.change.places', { places, smart_count: more })
              : places,
        })}
      </p>
    );
  });
};

/** Number of entries shown at first, so that long days do not hide others. */
const shownAtFirst = 12;

interface DayColumnProps {
  readonly day: number;
  readonly entries: readonly ShownEntry[];
  /** Jobs that no template plans. */
  readonly unplanned: readonly KnownJob[];
  readonly week: Week;
  readonly state: CalendarState;
  readonly hues: ReadonlyMap<string, number>;
  /** Key of the entry in the tab order, and of the open one. */
  readonly current: string | null;
  readonly openKey: string | null;
  readonly onOpen: (entry: ShownEntry, anchor: HTMLElement) => void;
}

/** A day of the week: its date, clock changes and runs. */
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
  // If the entry in the tab order is collapsed, another one must take its place.
  const isAway = entries.slice(shown.length).some(({ key }) => key === current);
  const led = isAway ? shown[0]?.key : current;
  const { isFailedOnly } = state;
  if (isFailedOnly && entries.length + unplanned.length === 0) return null;
  return (
    <section
      className={isToday ? 'day today' : 'day'}
      aria-label={`${weekdayText(day, locale, 'long')}, ${calendarDateText(day, locale)}`}
      {...{ [dayMark]: '' }}
    >
      <h3 aria-current={isToday ? 'date' : undefined}>
        <span className="weekday">{weekdayText(day, locale, 'short')}</span>{' '}
        <span className="date">{calendarDateText(day, locale)}</span>
        {isToday && <span className="now">{translate('facings.calendar.today')}</span>}
      </h3>
      <ChangeNotes day={day} clockZone={week.clockZone} timeZones={week.timeZones} />
      {entries.length === 0 ? (
        !isFailedOnly && <p className="note">{translate('facings.calendar.week.nothing')}</p>
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
              {isFailedOnly && week.outcomes && (
                <FailedRuns runs={week.outcomes.failuresOf(entry)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {more > 1 && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? translate('facings.dashboard.charts.accuracyTable.fewer')
            : translate('facings.fields.links.rest', { smart_count: more })}
        </Button>
      )}
      {unplanned.length > 0 && (
        <p className="note after">
          {translate('facings.calendar.week.unplanned', { smart_count: unplanned.length })}
        </p>
      )}
      {isFailedOnly && unplanned.length > 0 && <FailedRuns runs={unplannedRuns(unplanned, week)} />}
    </section>
  );
};
