import { useQuery } from '@tanstack/react-query';
import { useGetList, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import '../../messages/en/screenTexts';
import { useNow } from '../../fields/moment/useNow';
import { useRegistry } from '../../fields/useDeclaration';
import { asText } from '../../fields/shared/asText';
import { isTimeZone } from '../../lib/time/zones';
import { momentIn } from '../../lib/time/moments';
import { useProvider } from '../../fields/useProvider';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Links } from '../../schema/links';
import { panelsOf } from '../../schema/registry';
import { editPath, knownListPath, listPath } from '../../schema/routes';
import type { PanelScreenProps } from '../../schema/takeOver';
import { useJoined } from '../../views/links/useJoined';
import { anchorOf } from '../../views/panels/Section';
import { panelKey } from '../../schema/pageAt';
import { unpaged } from '../../views/list/state/listRequest';
import { Checklist } from './Checklist';
import { atLeastOne, atLeastOneOrAdd, lineOf, type ReadinessLine } from './line';
import { clockOf, isOngoing } from './plans';
import type { Values } from '../../lib/util/values';

const productLinks = (zones: AnyDeclaration): Links => {
  const [links] = panelsOf(zones).flatMap((panel) => ('links' in panel ? [panel.links] : []));
  if (!links) throw new Error('Zones have no list of links.');
  return links;
};

/** What a zone needs before its first job can run. Most requests are shared with the page's panels. */
const useZoneLines = (values: Values) => {
  const registry = useRegistry();
  const { memberships, readiness } = useProvider();
  const { search } = useLocation();
  const id = String(values.id);
  const accountId = asText(values.account_id) ?? '';
  const zones = registry.find('zones');

  const products = useJoined(productLinks(zones), id);
  const locations = useGetList<RaRecord>('zoneLocations', {
    ...unpaged,
    meta: { within: { zone_id: id, account_id: accountId } },
  });
  const templates = useGetList<RaRecord>('zoneTemplates', {
    ...unpaged,
    meta: { within: { zone_id: id } },
  });
  const members = useQuery({
    queryKey: memberships.keyOf(id),
    queryFn: ({ signal }) => memberships.of(id, signal),
  });
  const units = useQuery({
    queryKey: ['organizationUnits', 'readiness', accountId],
    queryFn: ({ signal }) => readiness.units(accountId, signal),
    enabled: accountId !== '',
    staleTime: 0,
  });

  const edit = editPath(zones, id);
  const within = { account_id: accountId };
  /** A page of the zone's organization; the list of organizations if the zone has none. */
  const inOrganization = (name: string) =>
    knownListPath(registry.find(name), within) ?? listPath(registry.find('organizations'));
  const section = (isOf: (panel: ReturnType<typeof panelsOf>[number]) => boolean) => {
    const panel = panelsOf(zones).find(isOf);
    return { search, ...(panel ? { hash: anchorOf(panel) } : {}) };
  };
  const status = asText(values.reporting_status);
  const timeZone = asText(values.timeZoneName);
  const now = useNow();
  const adding = new URLSearchParams(search);
  adding.set(panelKey, 'zoneLocations/create');

  const timeZoneLine = (): ReadinessLine => {
    const to = { key: 'timeZone', to: edit };
    if (timeZone === null) return { ...to, state: 'missing' };
    return isTimeZone(timeZone)
      ? { ...to, state: 'done', values: { timeZone } }
      : { ...to, state: 'missing', wording: 'unknown', values: { timeZone } };
  };

  const lines: readonly ReadinessLine[] = [
    {
      key: 'reporting',
      to: edit,
      ...(status === null || status === 'DISABLED'
        ? { state: 'missing' }
        : { state: 'done', values: { status } }),
    },
    timeZoneLine(),
    { key: 'region', to: edit, state: asText(values.region_id) === null ? 'warning' : 'done' },
    lineOf({ key: 'units', to: inOrganization('organizationUnits') }, units, atLeastOne),
    lineOf({ key: 'products', to: section((panel) => 'links' in panel) }, products, ({ size }) =>
      atLeastOne(size),
    ),
    lineOf(
      {
        key: 'locations',
        to:
          locations.data?.length === 0
            ? { search: adding.toString() }
            : section((panel) => 'of' in panel && panel.of === 'zoneLocations'),
      },
      locations,
      ({ length }) => atLeastOneOrAdd(length),
    ),
    lineOf(
      { key: 'team', to: section(({ title }) => title === 'Team Access') },
      members,
      ({ length }) => atLeastOneOrAdd(length),
    ),
    lineOf({ key: 'template', to: inOrganization('jobTemplates') }, templates, (rows) => {
      const live = rows.filter((row) => isOngoing({ endsAt: momentIn(row.ends_at) }, now));
      if (live.length > 0) return { state: 'done', values: { smart_count: live.length } };
      return { state: 'missing', wording: rows.length === 0 ? 'none' : 'ended' };
    }),
  ];

  return {
    lines,
    schedules: templates.data?.map((row) => ({
      cron: asText(row.cron_expression) ?? '',
      endsAt: momentIn(row.ends_at),
      timeZone: clockOf(timeZone),
    })),
  };
};

/** What is missing before a zone's first job can run. */
export const ZoneReadiness = ({ values }: PanelScreenProps) => (
  <Checklist of="zone" id={String(values.id)} {...useZoneLines(values)} />
);
