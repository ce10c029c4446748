import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Time } from '../../schema/cron/schedule';
import { regionOf } from '../../schema/regionOf';
import { timeShown } from '../time/timeText';

interface TimeBoxProps {
  readonly at: Time;
  readonly onChange: (at: Time) => void;
  readonly isDisabled: boolean;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Formats as '06:30'. */
export const timeText = ({ hour, minute }: Time): string => `${two(hour)}:${two(minute)}`;

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
  const time = timeText(at);
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
      onBlur={() => {
        setEmpty(false);
      }}
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
