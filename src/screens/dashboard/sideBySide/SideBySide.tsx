import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useTypedChoice } from '../../../fields/picker/useTypedChoice';
import { helperTextOf } from '../../../fields/shared/InputFrame';
import { regionOf } from '../../../lib/text/region';
import { FiguresContext, useRecordLinks, useShared } from '../figures/FiguresContext';
import { DashboardSection } from '../frame/Section';
import { periodText } from '../period/range';
import { LoadFailure } from '../../../views/LoadFailure';
import { useOrganizations, type NamedOrganization } from '../state/organizations';
import type { ScopeState } from '../state/useScope';
import { Comparison } from './Comparison';
import { organizationFigures, zoneFigures } from '../models/keyFigures';
import { comparableOf, maxCompared, type Subject } from './useComparison';

interface OnWall {
  /** Nobody selects anything there: the tables alone. */
  readonly isOnWall?: boolean;
}

interface ZonesSideBySideProps extends OnWall {
  readonly scope: ScopeState;
}

/** Compares the selected zones, which the key figures above combine. */
export const ZonesSideBySide = ({ scope, isOnWall = false }: ZonesSideBySideProps) => {
  const translate = useTranslate();
  const links = useRecordLinks();
  const { accountId, organization, zoneIds } = useShared();
  const { knownZones, named } = scope;
  const zones = useMemo(
    () =>
      zoneIds.map((id): Subject => ({
        key: id,
        label: [...knownZones.zones, ...named].find((zone) => zone.id === id)?.name ?? id,
        to: links.zone(id),
        accountId,
        zoneIds: [id],
      })),
    [accountId, zoneIds, knownZones.zones, named, links],
  );
  const sayZones = (key: string, values?: object) =>
    translate(`facings.dashboard.sideBySide.${key}`, { ...values });
  const title = sayZones('title');
  const { zones: isComparable } = comparableOf(useShared());
  if (isOnWall && !isComparable) return null;
  return (
    <DashboardSection id="side-by-side" title={title}>
      {!isComparable ? (
        <Typography color="text.secondary">
          {sayZones(zoneIds.length < 2 ? 'select' : 'most', {
            most: maxCompared,
            smart_count: zoneIds.length,
          })}
        </Typography>
      ) : (
        <Comparison
          title={title}
          isTableOnly={isOnWall}
          subjects={zones}
          figures={zoneFigures}
          words={{
            titleOf: (figure) => sayZones('chart', { figure }),
            question: sayZones('question'),
            owner: organization,
          }}
        />
      )}
    </DashboardSection>
  );
};

/** The most that can be chosen: the dashboard's organization is always among those compared. */
const maxOthers = maxCompared - 1;

/** Compares the dashboard's organization with others, over all of their zones. */
export const OrganizationsSideBySide = ({ isOnWall = false }: OnWall) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const shared = useShared();
  const { accountId, organization, comparedIds, period, timeZone, addressOf, show } = shared;
  const { all, data, error, refetch } = useOrganizations();
  const hasFailed = error !== null && !data;
  const otherIds = useMemo(
    () => comparedIds.filter((id) => id !== accountId),
    [comparedIds, accountId],
  );
  const chosen = useMemo(
    () => otherIds.map((id) => all.find((one) => one.id === id) ?? { id, name: id }),
    [otherIds, all],
  );
  const subjects = useMemo(
    () =>
      [{ id: accountId, name: organization }, ...chosen.slice(0, maxOthers)].map(
        ({ id, name }): Subject => ({
          key: id,
          label: name,
          to: addressOf({
            accountId: id,
            comparedIds: [accountId, ...otherIds].filter((other) => other !== id),
            zoneIds: [],
            regionIds: [],
          }),
          accountId: id,
          zoneIds: [],
        }),
      ),
    [accountId, organization, chosen, otherIds, addressOf],
  );
  const sayOrganizations = (key: string, values?: object) =>
    translate(`facings.dashboard.organizations.${key}`, { ...values });
  const about = sayOrganizations('about', {
    smart_count: subjects.length,
    range: periodText(period, locale),
  });
  const ofAllZones = useMemo(() => ({ ...shared, zoneIds: [], about }), [shared, about]);
  const others = all.filter(({ id }) => id !== accountId);
  const choice = useTypedChoice({
    name: undefined,
    options: others
      .filter(({ id }) => !otherIds.includes(id) && chosen.length < maxOthers)
      .map(({ id, name }) => ({ id, label: name })),
    state: 'ready',
    onTake: ({ id }) => {
      choice.setText(null);
      show({ comparedIds: [...otherIds, id] });
    },
  });
  if (chosen.length === 0 && ((others.length === 0 && !hasFailed) || isOnWall)) return null;
  const title = sayOrganizations('title');
  const leftOut = chosen.slice(maxOthers);
  return (
    <DashboardSection id="organizations" title={title}>
      {hasFailed && !isOnWall && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!hasFailed && !isOnWall && (
        <Autocomplete<NamedOrganization, true>
          multiple
          disableCloseOnSelect
          size="small"
          options={[...others, ...chosen.filter(({ id }) => !others.some((one) => one.id === id))]}
          value={[...chosen]}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          getOptionDisabled={({ id }) => chosen.length >= maxOthers && !otherIds.includes(id)}
          noOptionsText={translate('facings.fields.noMatch')}
          openText={translate('facings.fields.open')}
          closeText={translate('facings.buttons.close')}
          clearText={translate('facings.fields.clear')}
          inputValue={choice.text ?? ''}
          onInputChange={(_, text, reason) => {
            // MUI would discard the text when the input is left.
            if (reason === 'blur' || reason === 'reset') return;
            choice.setText(reason === 'input' ? text : null);
          }}
          onBlur={choice.leave}
          onChange={(_, next) => show({ comparedIds: next.map(({ id }) => id) })}
          renderInput={(params) => (
            <TextField
              {...params}
              label={sayOrganizations('with')}
              helperText={helperTextOf({
                error: choice.message,
                hint: sayOrganizations('hint', { most: maxOthers, organization }),
              })}
              error={choice.message !== undefined}
            />
          )}
          sx={{ maxWidth: 720, mb: 2 }}
        />
      )}
      {leftOut.length > 0 && (
        <Typography role="status" sx={{ mb: 2 }}>
          {sayOrganizations('leftOut', {
            most: maxCompared,
            names: leftOut.map(({ name }) => name).join(', '),
          })}
        </Typography>
      )}
      {chosen.length > 0 && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {sayOrganizations('scope', { timeZone })}
          </Typography>
          <FiguresContext value={ofAllZones}>
            <Comparison
              title={title}
              isTableOnly={isOnWall}
              subjects={subjects}
              figures={organizationFigures}
              words={{
                titleOf: (figure) => sayOrganizations('chart', { figure }),
                question: sayOrganizations('question'),
                owner: '',
              }}
            />
          </FiguresContext>
        </>
      )}
    </DashboardSection>
  );
};
