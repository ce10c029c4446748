import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId, useState, type Ref } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { longestInterval, type Time } from '../../schedules/schedule';
import { regionOf } from '../../lib/text/region';
import { steppedNumber } from '../number/NumberBox';
import { timeShown } from '../../lib/time/timeOfDay';

interface TimeBoxProps {
  readonly at: Time;
  readonly onChange: (at: Time) => void;
  readonly isDisabled: boolean;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Formats as '06:30'. */
export const typedTimeText = ({ hour, minute }: Time): string => `${two(hour)}:${two(minute)}`;

const timeOf = (text: string): Time | null => {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  return hour === undefined || minute === undefined
    ? null
    : { hour: Number(hour), minute: Number(minute) };
};

/** The browser's own time input. It has no value while a part is empty; the schedule then keeps its time. */
export const TimeBox = ({ at, onChange, isDisabled }: TimeBoxProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const id = useId();
  const [isEmpty, setEmpty] = useState(false);
  const time = typedTimeText(at);
  return (
    <TextField
      id={id}
      type="time"
      label={translate('facings.schedule.at')}
      value={isEmpty ? '' : time}
      onChange={({ target }) => {
        const next = timeOf(target.value);
        setEmpty(next === null);
        if (next) onChange(next);
      }}
      onBlur={() => setEmpty(false)}
      error={isEmpty}
      helperText={
        isEmpty
          ? translate('facings.schedule.noTime', { time: timeShown(time, locale) })
          : undefined
      }
      disabled={isDisabled}
      size="small"
      sx={{ flex: '1 1 125px', minWidth: 0, maxWidth: 160 }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: isEmpty ? { 'aria-describedby': `${id}-helper-text` } : {},
      }}
    />
  );
};

interface EveryBoxProps {
  /** In days; 0 while none is given. */
  readonly every: number;
  readonly onChange: (every: number) => void;
  readonly isDisabled: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const limits = { min: 1, max: longestInterval };

/** Parses a whole number within the limits; 0, -1 and x leave the schedule without an interval. */
const taken = (text: string): number => {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return number <= limits.max ? number : 0;
};

/** 'Repeat every' n days (rules 5, Schedule: a number, at least 1). */
export const EveryBox = ({ every, onChange, isDisabled, inputRef }: EveryBoxProps) => {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; every: number } | null>(null);
  // Show the typed text while it stands for the current interval; an interval from elsewhere replaces it.
  const text = typed?.every === every ? typed.text : every === 0 ? '' : String(every);
  const isTooFar = /^\d+$/.test(text.trim()) && Number(text) > limits.max;
  const error =
    every === 0
      ? translate(isTooFar ? 'facings.schedule.tooFar' : 'facings.cron.noInterval')
      : undefined;
  return (
    <TextField
      id={id}
      label={translate('facings.schedule.every')}
      value={text}
      onChange={({ target }) => {
        const next = taken(target.value);
        setTyped({ text: target.value, every: next });
        onChange(next);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        setTyped(null);
        onChange(every === 0 ? 1 : steppedNumber(every, event.key === 'ArrowUp' ? 1 : -1, limits));
      }}
      error={error !== undefined}
      helperText={error}
      disabled={isDisabled}
      {...(inputRef ? { inputRef } : {})}
      size="small"
      sx={{ flex: '1 1 110px', minWidth: 0, maxWidth: 160 }}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end" id={`${id}-unit`}>
              {translate('facings.schedule.days', { smart_count: every === 0 ? 1 : every })}
            </InputAdornment>
          ),
        },
        htmlInput: {
          role: 'spinbutton',
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-valuemin': limits.min,
          'aria-valuemax': limits.max,
          ...(every === 0 ? {} : { 'aria-valuenow': every }),
          'aria-describedby': error === undefined ? `${id}-unit` : `${id}-helper-text ${id}-unit`,
        },
      }}
    />
  );
};
