import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { inWeekOrder } from '../../schedules/schedule';
import { dayLength } from '../../lib/time/days';
import { regionOf } from '../../lib/text/region';

interface Day {
  readonly value: number;
  readonly text: string;
  readonly name: string;
}

/** Monday to Sunday. */
const week: readonly number[] = [1, 2, 3, 4, 5, 6, 0];
/** Weekdays in the person's language, Monday first, with cron's numbers. */
export const workdays: readonly number[] = [1, 2, 3, 4, 5];
const weekend: readonly number[] = [6, 0];

/** January 1, 2023 was a Sunday. */
const sunday = Date.UTC(2023, 0, 1);

const nameOf = (day: number, locale: string, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    .format(sunday + day * dayLength)
    .replace(/\.$/, '');

const weekdaysIn = (locale: string): readonly Day[] =>
  week.map((value) => ({
    value,
    text: nameOf(value, locale, 'short'),
    name: nameOf(value, locale, 'long'),
  }));

export const monthDays: readonly number[] = Array.from({ length: 31 }, (_, index) => index + 1);

interface DayTogglesProps {
  readonly label: string;
  readonly days: readonly Day[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  readonly columns: number;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  /** The button that is focused when validation fails. */
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** Shown beside the label: buttons that set several days at once. */
  readonly aside?: ReactNode;
}

/** Returns how far an arrow key moves in a grid with this number of columns; null for other keys. */
const moveOf = (key: string, at: number, columns: number, count: number): number | null => {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  };
  const to = moves[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
};

/** Toggle buttons for days: one tab stop, arrow keys move, Space toggles. */
export const DayToggles = ({
  label,
  days,
  chosen,
  onChange,
  columns,
  error,
  isDisabled,
  buttonRef,
  aside,
}: DayTogglesProps) => {
  const id = useId();
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      days.findIndex(({ value }) => chosen.includes(value)),
    ),
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = moveOf(event.key, at, columns, days.length);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  const turn = (value: number) =>
    onChange(chosen.includes(value) ? chosen.filter((day) => day !== value) : [...chosen, value]);

  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75 }}>
        <Box component="span" id={`${id}-label`} sx={{ fontSize: 13, color: 'text.secondary' }}>
          {label}
        </Box>
        {aside}
      </Box>
      <Box
        onKeyDown={onKeyDown}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gap: 0.5,
          maxWidth: 420,
        }}
      >
        {days.map(({ value, text, name }, index) => (
          <ToggleButton
            key={value}
            value={value}
            size="small"
            color="primary"
            selected={chosen.includes(value)}
            disabled={isDisabled}
            aria-label={name}
            tabIndex={index === at ? 0 : -1}
            {...(index === at && buttonRef ? { ref: buttonRef } : {})}
            onFocus={() => setAt(index)}
            onChange={() => turn(value)}
            sx={toggleSx}
          >
            {text}
          </ToggleButton>
        ))}
      </Box>
      {error !== undefined && (
        <FormHelperText error id={`${id}-error`} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
};

const toggleSx = {
  minHeight: 34,
  minWidth: 0,
  px: 0.5,
  py: 0.5,
  fontSize: 13,
  textTransform: 'none',
  color: 'text.primary',
  fontVariantNumeric: 'tabular-nums',
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
} as const;

interface WeekDaysProps {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  readonly isDisabled: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

const shortcuts = { workdays, weekend, all: week } as const;

/** The weekdays on which a schedule runs; at least one (rules 5, Schedule). */
export const WeekDays = ({ chosen, onChange, isDisabled, buttonRef }: WeekDaysProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  return (
    <DayToggles
      label={translate('facings.schedule.weekdays')}
      days={weekdaysIn(locale)}
      chosen={chosen}
      onChange={(days) => onChange(inWeekOrder(days))}
      columns={week.length}
      error={chosen.length === 0 ? translate('facings.cron.noWeekday') : undefined}
      isDisabled={isDisabled}
      {...(buttonRef ? { buttonRef } : {})}
      aside={Object.entries(shortcuts).map(([key, days]) => (
        <Button
          key={key}
          size="small"
          disabled={isDisabled}
          sx={{ py: 0, minWidth: 0, minHeight: 26 }}
          onClick={() => onChange(days)}
        >
          {translate(`facings.schedule.shortcuts.${key}`)}
        </Button>
      ))}
    />
  );
};
