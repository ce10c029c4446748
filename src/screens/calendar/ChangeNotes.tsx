import ScheduleIcon from '@mui/icons-material/Schedule';
import { useLocale, useTranslate } from 'react-admin';
import { cityOf } from '../../fields/timeZone/zones';
import { regionOf } from '../../schema/regionOf';
import { changeOn, offsetAt } from './clock';
import { dayLength } from '../../schema/days';
import { minuteLength } from './days';
import type { Clocks } from './entries';
import { spanText, timeText } from './texts';

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
export const ChangeNotes = ({ day, clocks, timeZones }: ChangeNotesProps) => {
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
          time: timeText(change.time),
          places:
            more > 0
              ? translate('facings.calendar.change.places', { places, smart_count: more })
              : places,
        })}
      </p>
    );
  });
};
