import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { presets, type Period, type Range } from '../period/range';
import { CustomDays } from './CustomDays';

const custom = 'custom';

interface RangeFilterProps {
  readonly range: Range;
  /** The days shown now: where one's own begin. */
  readonly period: Period;
  readonly today: number;
  readonly onChange: (range: Range) => void;
}

/** Which days are looked at: one of the usual periods, or one's own. */
export const RangeFilter = ({ range, period, today, onChange }: RangeFilterProps) => {
  const translate = useTranslate();
  // The days are typed before they are shown.
  const [isTyping, setTyping] = useState(false);
  const shown = isTyping || range.type === 'custom' ? custom : range.preset;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'flex-start',
        width: { xs: '100%', sm: 'auto' },
      }}
    >
      <TextField
        select
        size="small"
        label={translate('facings.dashboard.filters.range')}
        value={shown}
        onChange={({ target }) => {
          const preset = presets.find((name) => name === target.value);
          setTyping(preset === undefined);
          if (preset) onChange({ type: 'preset', preset });
        }}
        sx={{ width: { xs: '100%', sm: 180 } }}
      >
        {[...presets, custom].map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`facings.dashboard.filters.presets.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {shown === custom && (
        <CustomDays
          // Begins anew where the address says other days.
          key={`${period.from} ${period.to}`}
          period={period}
          today={today}
          onShow={({ from, to }) => {
            setTyping(false);
            onChange({ type: 'custom', from, to });
          }}
        />
      )}
    </Box>
  );
};
