import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PeriodKind } from '../../schema/cron/schedule';

interface PeriodSelectProps {
  /** Null for an expression that no period can show. */
  readonly kind: PeriodKind | null;
  readonly onChoose: (kind: PeriodKind) => void;
  readonly isDisabled: boolean;
  readonly autoFocus: boolean;
}

const kinds = ['day', 'week', 'month'] as const;

/** The period kinds (rules 4). An expression that they cannot show has a temporary entry of its own. */
export const PeriodSelect = ({ kind, onChoose, isDisabled, autoFocus }: PeriodSelectProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <TextField
      select
      id={id}
      label={translate('facings.schedule.repeats')}
      value={kind ?? ''}
      onChange={({ target }) => {
        const chosen = kinds.find((one) => one === target.value);
        if (chosen) onChoose(chosen);
      }}
      disabled={isDisabled}
      autoFocus={autoFocus}
      size="small"
      sx={{ flex: '1 1 125px', minWidth: 0, maxWidth: 220 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {kinds.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`facings.schedule.kinds.${one}`)}
        </MenuItem>
      ))}
      {kind === null && <MenuItem value="">{translate('facings.schedule.custom')}</MenuItem>}
    </TextField>
  );
};
