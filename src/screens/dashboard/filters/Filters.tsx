import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { FieldFilter } from '../../../fields/FieldFilter';
import { useRegistry } from '../../../fields/RegistryContext';
import type { Period } from '../period/range';
import type { ScopeState } from '../state/useScope';
import type { LookedAt } from '../state/useDashboardState';
import { PlacesPicker } from './PlacesPicker';
import { RangeFilter } from './RangeFilter';
import type { Place } from './places';
import { useMemo } from 'react';

interface FiltersProps {
  readonly looked: LookedAt;
  /** The organization shown, also where the address names none. */
  readonly accountId: string;
  readonly scope: ScopeState;
  readonly period: Period;
  readonly today: number;
}

/** Whose figures are shown, and of when; all of it in the address. */
export const Filters = ({ looked, accountId, scope, period, today }: FiltersProps) => {
  const translate = useTranslate();
  const regions = useRegistry().find('regions');
  const { state, show } = looked;
  const { known, named } = scope;
  const zones = useMemo(
    () => [...known.zones, ...named].map(({ id, name }): Place => ({ kind: 'zone', id, name })),
    [known, named],
  );
  return (
    <Box
      role="group"
      aria-label={translate('facings.dashboard.filters.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
    >
      <Box sx={{ width: { xs: '100%', sm: 240 }, '&& > *': { width: '100%' } }}>
        <FieldFilter
          declaration={regions}
          source="account_id"
          value={accountId}
          onChange={(value) => {
            // Zones and units are those of the organization before.
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
        zoneIds={state.zoneIds}
        regionIds={state.regionIds}
        known={zones}
        isWhole={known.isWhole}
        onChange={(chosen) => {
          show({ accountId, ...chosen });
        }}
      />
      <RangeFilter
        range={state.range}
        period={period}
        today={today}
        onChange={(range) => {
          show({ accountId, range });
        }}
      />
      <FormControlLabel
        control={
          <Switch
            checked={state.isCompared}
            onChange={(_, isCompared) => {
              show({ accountId, isCompared });
            }}
          />
        }
        label={translate('facings.dashboard.filters.compare')}
      />
    </Box>
  );
};
