import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { dayFrom, isoOf } from '../../../schema/days';
import { lengthOf, mostDays, type Period } from '../period/range';

interface CustomDaysProps {
  readonly period: Period;
  readonly today: number;
  readonly onShow: (period: Period) => void;
}

/** Two days of one's own, shown when asked: a date that is half typed is none. */
export const CustomDays = ({ period, today, onShow }: CustomDaysProps) => {
  const translate = useTranslate();
  const [from, setFrom] = useState(isoOf(period.from));
  const [to, setTo] = useState(isoOf(period.to));
  const [error, setError] = useState('');
  const say = (key: string, values?: object) =>
    translate(`facings.dashboard.filters.${key}`, { ...values });

  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    const [first, last] = [dayFrom(from), dayFrom(to)];
    if (first === null || last === null || first > last) setError(say('badDays'));
    else if (lengthOf({ from: first, to: last }) > mostDays) {
      setError(say('tooLong', { days: mostDays }));
    } else {
      setError('');
      onShow({ from: first, to: last });
    }
  };
  const box = (label: string, value: string, set: (value: string) => void) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => {
        set(target.value);
      }}
      error={error !== ''}
      sx={{ width: 160 }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: '2000-01-01', max: isoOf(today) },
      }}
    />
  );
  return (
    <Box component="form" noValidate onSubmit={show}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {box(say('from'), from, setFrom)}
        {box(say('to'), to, setTo)}
        <Button type="submit" variant="outlined">
          {say('apply')}
        </Button>
      </Box>
      <Box role="alert" sx={{ color: 'error.main', typography: 'body2' }}>
        {error}
      </Box>
    </Box>
  );
};
