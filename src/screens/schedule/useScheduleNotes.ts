/** Texts of a schedule's warnings, for its selected zones. */
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { warningText } from '../../fields/cron/runs/warningText';
import { warningsOf, type Warning } from '../../fields/cron/runs/warnings';
import { regionOf } from '../../schema/region';
import type { Note } from './Notes';

interface ScheduleNotesOptions {
  readonly expression: string;
  readonly timeZones: readonly (string | null)[];
  readonly durationMinutes: number | null;
  readonly now: number;
  /** When the schedule ends; null if it does not. */
  readonly endsAt: number | null;
  readonly isWanted: (warning: Warning) => boolean;
}

const day = 24 * 60 * 60_000;

export const useScheduleNotes = ({
  expression,
  timeZones,
  durationMinutes,
  now,
  endsAt,
  isWanted,
}: ScheduleNotesOptions): readonly Note[] => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  // Rounded to a day: warnings cover 400 days and do not change by the minute.
  const from = Math.floor(now / day) * day;
  const zones = JSON.stringify(timeZones);
  const warnings = useMemo(
    () =>
      warningsOf({
        expression,
        timeZones: JSON.parse(zones) as (string | null)[],
        durationMinutes,
        from,
        until: endsAt,
      }),
    [expression, zones, durationMinutes, from, endsAt],
  );
  return warnings
    .filter((warning) => isWanted(warning))
    .map((warning) => ({
      text: warningText(warning, translate, locale),
      weight: warning.weight,
    }));
};
