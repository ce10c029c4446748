import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { warningsOf, type Warning } from '../../schedules/runs/warnings';
import { warningText } from '../../schedules/runs/warningText';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { regionOf } from '../../lib/text/region';

export interface Note {
  readonly text: string;
  /** A note is information; a warning may be a mistake. */
  readonly weight: 'warning' | 'note';
}

const icons = { warning: WarningAmber, note: InfoOutlined } as const;
const colors = { warning: 'warning.main', note: 'info.main' } as const;

/** Notes on a schedule; screen readers announce whether each is a note or a warning. */
export const ScheduleNotes = ({
  label,
  notes,
}: {
  readonly label: string;
  readonly notes: readonly Note[];
}) => {
  const translate = useTranslate();
  if (notes.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      {notes.map(({ text, weight }) => {
        const Icon = icons[weight];
        return (
          <Box component="li" key={text} sx={{ display: 'flex', gap: 1, fontSize: 13 }}>
            <Icon fontSize="small" aria-hidden sx={{ color: colors[weight], flexShrink: 0 }} />
            <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <Box component="span" sx={visuallyHidden}>
                {translate(`facings.schedule.weights.${weight}`)}{' '}
              </Box>
              {text}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};

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

/** Texts of a schedule's warnings, for its selected zones. */
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
    .map((warning) => ({ text: warningText(warning, translate, locale), weight: warning.weight }));
};
