import { useQuery } from '@tanstack/react-query';
import { useGetList, useGetOne, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router';
import type { Plan } from '../../../dataProvider/calls/readiness';
import { useNow } from '../../fields/moment/useNow';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import { panelsOf } from '../../schema/registry';
import { createPath, listPath, viewPath } from '../../schema/routes';
import { anchorOf } from '../../views/panels/Section';
import { panelKey } from '../../schema/pageAt';
import { pageSizeOf, unpaged } from '../../views/list/state/listRequest';
import { platformTotal } from '../../views/list/state/loadPages';
import { atLeastOne, betterOne, lineOf, type ReadinessLine } from './line';
import { isOngoing } from './plans';

const sort = { field: 'id', order: 'ASC' } as const;

/** What an organization needs before its first job can run. */
export const useOrganizationLines = (id: string) => {
  const registry = useRegistry();
  const provider = useProvider();
  const location = useLocation();
  const within = { account_id: id };
  const firstOf = (filter: object) =>
    provider.getList<RaRecord>('products', {
      pagination: { page: 1, perPage: 1 },
      sort,
      filter: { ...within, ...filter },
    });

  const units = useQuery({
    queryKey: ['organizationUnits', 'readiness', id],
    queryFn: ({ signal }) => provider.readiness.units(id, signal),
    staleTime: 0,
  });
  const products = useQuery({
    queryKey: ['products', 'readiness', id],
    queryFn: async () => {
      const answer = await firstOf({ is_archived: false });
      return { isAny: answer.data.length > 0, total: platformTotal(answer) ?? null };
    },
    staleTime: 0,
  });
  const eligible = useQuery({
    queryKey: ['products', 'readiness', id, 'eligible'],
    queryFn: async () => {
      for (const item_app_eligible of ['PRODUCTION', 'TEST']) {
        const { data } = await firstOf({ is_archived: false, item_app_eligible });
        if (data.length > 0) return true;
      }
      return false;
    },
    staleTime: 0,
  });
  const zones = useGetList<RaRecord>('zones', {
    pagination: { page: 1, perPage: pageSizeOf(registry.find('zones')) },
    sort,
    filter: within,
  });
  // Without the platform's total, the first page is not known to be all of them.
  const zonesTotal =
    platformTotal(zones) ?? (zones.pageInfo?.hasNextPage === false ? zones.total : undefined);
  const ofWithin = { ...unpaged, meta: { within } };
  const people = useGetList<RaRecord>('users', ofWithin);
  const invites = useGetList<RaRecord>('invites', ofWithin);
  const categories = useGetList<RaRecord>('categories', ofWithin);
  const regions = useGetList<RaRecord>('regions', { ...unpaged, filter: within });
  const storages = useGetOne<RaRecord>('organizationStorages', { id, meta: { within } });
  const plans = useQuery({
    queryKey: ['jobTemplates', 'readiness', id],
    queryFn: ({ signal }) => provider.readiness.plans(id, signal),
    staleTime: 0,
  });

  const now = useNow();
  const isWhole = ({ zoneIds, productCount }: Plan) => zoneIds.length > 0 && productCount > 0;
  /** Plans that continue and have zones and products. */
  const live = plans.data?.filter((plan) => isOngoing(plan, now) && isWhole(plan));
  const narrowed = new URLSearchParams(within).toString();
  const ofOrganization = (name: string) => ({
    pathname: listPath(registry.find(name)),
    search: narrowed,
  });
  const pathname = viewPath(registry.find('organizations'), id);
  /** The page may have parameters of its own, which its links keep. */
  const search = location.pathname === pathname ? location.search : '';
  const peoplePanel = panelsOf(registry.find('organizations')).find(
    (panel) => 'of' in panel && panel.of === 'users',
  );
  const invite = new URLSearchParams(search);
  invite.set(panelKey, 'invites/create');
  const toAdd = (name: string) => ({ pathname: createPath(registry.find(name)), search: narrowed });
  const team = {
    data: people.data &&
      invites.data && { joined: people.data.length, invited: invites.data.length },
    isError: people.isError || invites.isError,
    refetch: () => Promise.all([people.refetch(), invites.refetch()]),
  };

  const lines: readonly ReadinessLine[] = [
    lineOf(
      { key: 'units', to: listPath(registry.find('organizationUnits'), within) },
      units,
      atLeastOne,
    ),
    lineOf(
      { key: 'storages', to: listPath(registry.find('organizationStorages'), within) },
      storages,
      ({ storages: enabled }) => betterOne(Array.isArray(enabled) ? enabled.length : 0),
    ),
    lineOf(
      {
        key: 'categories',
        to: listPath(registry.find('categories'), within),
        add: createPath(registry.find('categories'), within),
      },
      categories,
      ({ length }) => betterOne(length),
    ),
    lineOf(
      { key: 'products', to: ofOrganization('products'), add: toAdd('products') },
      products,
      ({ isAny, total }) =>
        isAny && total === null ? { state: 'done', wording: 'some' } : atLeastOne(total ?? 0),
    ),
    lineOf({ key: 'eligible', to: ofOrganization('products') }, eligible, (isAny) => ({
      state: isAny ? 'done' : 'warning',
    })),
    lineOf(
      { key: 'regions', to: ofOrganization('regions'), add: toAdd('regions') },
      regions,
      ({ length }) => betterOne(length),
    ),
    lineOf({ key: 'zones', to: ofOrganization('zones'), add: toAdd('zones') }, zones, (rows) =>
      zonesTotal === undefined && rows.length > 0
        ? { state: 'done', wording: 'some', values: { smart_count: rows.length } }
        : atLeastOne(zonesTotal ?? 0),
    ),
    lineOf(
      {
        key: 'team',
        to: { pathname, search, ...(peoplePanel ? { hash: anchorOf(peoplePanel) } : {}) },
        add: { pathname, search: invite.toString() },
      },
      team,
      ({ joined, invited: listed }) => {
        if (listed === 0) return atLeastOne(joined);
        return joined > 0
          ? { state: 'done', wording: 'doneInvited', values: { joined, invited: listed } }
          : { state: 'warning', wording: 'invited', values: { smart_count: listed } };
      },
    ),
    lineOf(
      {
        key: 'template',
        to: listPath(registry.find('jobTemplates'), within),
        // Incomplete ones are fixed in their list.
        ...(plans.data?.length === 0
          ? { add: createPath(registry.find('jobTemplates'), within) }
          : {}),
      },
      plans,
      (all) => {
        const whole = all.filter(isWhole);
        if (live && live.length > 0) return { state: 'done', values: { smart_count: live.length } };
        const summary = all.length === 0 ? 'none' : whole.length === 0 ? 'incomplete' : 'ended';
        return { state: 'missing', wording: summary };
      },
    ),
  ];

  // Of the zones the first page, and their number.
  return { lines, live, zones: { data: zones.data, total: zonesTotal } };
};
