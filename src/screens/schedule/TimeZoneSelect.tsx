import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { offsetText } from './clockText';
import type { TimeZoneGroup } from './chosenZones';

interface TimeZoneSelectProps {
  readonly groups: readonly TimeZoneGroup[];
  readonly chosen: TimeZoneGroup;
  readonly onChoose: (timeZone: string | null) => void;
  readonly at: number;
}

const valueOf = ({ timeZone }: TimeZoneGroup): string => timeZone ?? '';

/** 'Europe/Berlin · UTC+1 · 12 zones'. */
export const useGroupText = (at: number): ((group: TimeZoneGroup) => string) => {
  const translate = useTranslate();
  return ({ timeZone, names }) =>
    translate('facings.schedule.runs.group', {
      zone: timeZone ?? translate('facings.schedule.runs.noTimeZone'),
      offset: offsetText(timeZone ?? 'UTC', at) || '?',
      zones: translate('facings.schedule.runs.zones', { smart_count: names.length }),
    });
};

/** Whose clock the runs are shown by. */
export const TimeZoneSelect = ({ groups, chosen, onChoose, at }: TimeZoneSelectProps) => {
  const translate = useTranslate();
  const id = useId();
  const textOf = useGroupText(at);
  return (
    <TextField
      select
      id={id}
      label={translate('facings.schedule.runs.timeZone')}
      value={valueOf(chosen)}
      onChange={({ target }) => {
        onChoose(target.value === '' ? null : target.value);
      }}
      size="small"
      fullWidth
      sx={{ maxWidth: 520 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {groups.map((group) => (
        <MenuItem key={valueOf(group)} value={valueOf(group)}>
          {textOf(group)}
        </MenuItem>
      ))}
    </TextField>
  );
};
