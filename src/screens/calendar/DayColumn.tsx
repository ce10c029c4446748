import ScheduleIcon from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { cityOf } from '../../fields/timeZone/zones';
import { dayLength } from '../../schema/days';
import { regionOf } from '../../schema/regionOf';
import { changeOn, offsetAt } from './clock';
import { minuteLength } from './days';
import type { Clocks } from './entries';
import { EntryButton } from './EntryButton';
import { dateText, spanText, timeText, weekdayText } from './texts';
import type { CalendarState } from './useCalendarState';
import { dayMark } from './useEntryKeys';
import type { ShownEntry, Week } from './useWeek';

interface ChangeNotesProps {
  readonly day: number;
  readonly clocks: Clocks;
  /** Of the zones that are looked at. */
  readonly timeZones: readonly string[];
}

interface Changed {
  /** Milliseconds by which clocks go forward; negative when they go back. */
  readonly by: number;
  /** Minutes that they show before. */
  readonly time: number;
  readonly timeZones: string[];
}

/** More places than these are counted. */
const named = 2;

/** Changes of a date that are alike are one, wherever they happen. */
const changesOn = (day: number, timeZones: readonly string[]): readonly Changed[] => {
  const alike = new Map<string, Changed>();
  for (const timeZone of timeZones) {
    const change = changeOn(timeZone, day);
    if (!change) continue;
    const wall = change.at + offsetAt(timeZone, change.at - minuteLength);
    // What is changed at midnight is changed at the end of the day before: 24:00.
    const time = Math.round((wall - day * dayLength) / minuteLength);
    const key = `${change.by} ${time}`;
    const known = alike.get(key) ?? { by: change.by, time, timeZones: [] };
    alike.set(key, known);
    known.timeZones.push(timeZone);
  }
  return [...alike.values()];
};

/** Where clocks are put forward or back on a date: a run may be skipped, moved or doubled there. */
const ChangeNotes = ({ day, clocks, timeZones }: ChangeNotesProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const looked = clocks.of === 'person' ? [clocks.timeZone] : timeZones;
  return changesOn(day, looked).map((change) => {
    const cities = change.timeZones.map(cityOf).toSorted((a, b) => a.localeCompare(b));
    const places = cities.slice(0, named).join(', ');
    const more = cities.length - named;
    return (
      <p className="note" key={`${change.by} ${change.time}`}>
        <ScheduleIcon aria-hidden />
        {translate(`facings.calendar.change.${change.by > 0 ? 'forward' : 'back'}`, {
          by: spanText(Math.abs(change.by), locale),
          time: timeText(change.time, locale),
          places:
            more > 0
              ? translate('facings.calendar.change.places', { places, smart_count: more })
              : places,
        })}
      </p>
    );
  });
};

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
