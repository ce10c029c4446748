import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { memo, useMemo, useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FieldFilter } from '../../../fields/FieldFilter';
import { useRegistry } from '../../../fields/useDeclaration';
import { dayFrom, isoOf } from '../../../lib/time/days';
import { lengthOf, maxDays, presets, type Period, type PeriodRange } from '../period/range';
import type { KnownZones, Zone } from '../state/scope';
import type { DashboardState, DashboardView } from '../state/urlState';
import { PlacesPicker, type PickedPlace } from './PlacesPicker';
import { SelectField } from '../../../fields/shared/SelectField';
import { useOptimisticValue } from '../../../views/useOptimisticValue';

interface CustomDaysProps {
  readonly period: Period;
  readonly today: number;
  readonly onShow: (period: Period) => void;
}

/** A custom period, applied on demand, since a partly typed date is invalid. */
const CustomDays = ({ period, today, onShow }: CustomDaysProps) => {
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
    else if (lengthOf({ from: first, to: last }) > maxDays) {
      setError(say('tooLong', { days: maxDays }));
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
      onChange={({ target }) => set(target.value)}
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

const custom = 'custom';

interface RangeFilterProps {
  readonly range: PeriodRange;
  /** The current period, used as the initial value. */
  readonly period: Period;
  readonly today: number;
  readonly onChange: (range: PeriodRange) => void;
}

/** Selects the period: a preset or custom days. */
const RangeFilter = ({ range, period, today, onChange }: RangeFilterProps) => {
  const translate = useTranslate();
  // Days are edited before they are applied; another period in the address ends that.
  const key = `${period.from} ${period.to}`;
  const [typedFor, setTypedFor] = useState('');
  const chosenPreset = typedFor === key || range.type === 'custom' ? custom : range.preset;
  const [shown, choose] = useOptimisticValue<string>(chosenPreset, (value) => {
    const preset = presets.find((name) => name === value);
    setTypedFor(preset ? '' : key);
    if (preset) onChange({ type: 'preset', preset });
  });
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
      <SelectField
        size="small"
        label={translate('facings.dashboard.filters.range')}
        value={shown}
        onChange={({ target }) => choose(target.value)}
        sx={{ width: { xs: '100%', sm: 180 } }}
      >
        {[...presets, custom].map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`facings.dashboard.filters.presets.${name}`)}
          </MenuItem>
        ))}
      </SelectField>
      {chosenPreset === custom && (
        <CustomDays
          // Remounts when the address has other days.
          key={key}
          period={period}
          today={today}
          onShow={({ from, to }) => {
            setTypedFor('');
            onChange({ type: 'custom', from, to });
          }}
        />
      )}
    </Box>
  );
};

interface CompareSwitchProps {
  readonly isCompared: boolean;
  readonly onChange: (isCompared: boolean) => void;
}

const CompareSwitch = ({ isCompared, onChange }: CompareSwitchProps) => {
  const translate = useTranslate();
  const [isOn, choose] = useOptimisticValue(isCompared, onChange);
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_, isChecked) => choose(isChecked)} />}
      label={translate('facings.dashboard.filters.compare')}
    />
  );
};

interface FiltersProps extends Pick<
  DashboardState,
  'zoneIds' | 'regionIds' | 'range' | 'isCompared'
> {
  /** The displayed organization, also if the address names none. */
  readonly accountId: string;
  readonly show: DashboardView['show'];
  readonly knownZones: KnownZones;
  /** Individually selected zones with known names. */
  readonly named: readonly Zone[];
  readonly period: Period;
  readonly today: number;
}

/** Filters of the dashboard; all of them are in the address. Another tab does not draw them again. */
export const Filters = memo(
  ({
    accountId,
    zoneIds,
    regionIds,
    range,
    isCompared,
    show,
    knownZones,
    named,
    period,
    today,
  }: FiltersProps) => {
    const translate = useTranslate();
    const regions = useRegistry().find('regions');
    const zones = useMemo(
      () =>
        [...knownZones.zones, ...named].map(({ id, name }): PickedPlace => ({
          kind: 'zone',
          id,
          name,
        })),
      [knownZones, named],
    );
    return (
      <Box
        role="group"
        aria-label={translate('facings.dashboard.filters.label')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mb: 1 }}
      >
        <Box sx={{ width: { xs: '100%', sm: 240 }, '&& > *': { width: '100%' } }}>
          <FieldFilter
            declaration={regions}
            source="account_id"
            value={accountId}
            onChange={(value) => {
              // Zones and units belong to the previous organization.
              show({
                accountId: value === undefined ? '' : String(value),
                zoneIds: [],
                regionIds: [],
                uom: '',
              });
            }}
          />
        </Box>
        <PlacesPicker
          accountId={accountId}
          zoneIds={zoneIds}
          regionIds={regionIds}
          picked={zones}
          isWhole={knownZones.isWhole}
          onChange={(chosen) => show({ accountId, ...chosen })}
        />
        <RangeFilter
          range={range}
          period={period}
          today={today}
          onChange={(changed) => show({ accountId, range: changed })}
        />
        <CompareSwitch
          isCompared={isCompared}
          onChange={(isOn) => show({ accountId, isCompared: isOn })}
        />
      </Box>
    );
  },
);
Filters.displayName = 'Filters';
