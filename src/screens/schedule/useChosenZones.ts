/** The zones selected in the form, by time zone. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import { asText } from '../../fields/shared/asText';
import { useFormValues } from '../../fields/shared/useFormValues';
import { nameToday } from '../../lib/time/zoneNames';
import { useProvider } from '../../fields/useProvider';
import { valueAt } from '../../schema/template';
import { loadPages, platformTotal } from '../../views/list/state/loadPages';
import { useParentIds } from '../../views/place/placeContext';

interface KnownZone {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string | null;
}

/** Zones with the same time zone. */
export interface TimeZoneGroup {
  /** IANA name; null for zones without one, computed as UTC. */
  readonly timeZone: string | null;
  readonly names: readonly string[];
}

/** The zones of a job template, by time zone. */
export interface ChosenZones {
  /** Largest first. */
  readonly groups: readonly TimeZoneGroup[];
  /** Number of selected zones that no longer exist. */
  readonly gone: number;
}

const keyOf = (id: string): string => id.toLowerCase();

/** Ids in the form's value: a list of ids, or of objects with a `zone_id`. Other items are skipped. */
const zoneIdsOf = (value: unknown): readonly string[] => {
  if (!Array.isArray(value)) return [];
  const ids = value.map((entry: unknown) =>
    asText(typeof entry === 'object' && entry !== null ? valueAt(entry, 'zone_id') : entry),
  );
  return [...new Set(ids.filter((id) => id !== null))];
};

const groupZones = (zones: readonly KnownZone[], chosen: readonly string[]): ChosenZones => {
  const zonesByKey = new Map(zones.map((zone) => [keyOf(zone.id), zone]));
  const groups = new Map<string | null, string[]>();
  let gone = 0;
  for (const id of chosen) {
    const zone = zonesByKey.get(keyOf(id));
    if (!zone) {
      gone += 1;
      continue;
    }
    const timeZone = zone.timeZone === null ? null : nameToday(zone.timeZone);
    const names = groups.get(timeZone) ?? [];
    names.push(zone.name);
    groups.set(timeZone, names);
  }
  return {
    groups: Array.from(groups, ([timeZone, names]) => ({ timeZone, names })).toSorted(
      (one, other) =>
        other.names.length - one.names.length ||
        (one.timeZone ?? '').localeCompare(other.timeZone ?? ''),
    ),
    gone,
  };
};

/** Zones per page, which is fixed (rules 9). */
const perPage = 25;
/** Concurrent page requests. */
const lanes = 4;

const zoneOf = (row: RaRecord): KnownZone => ({
  id: String(row.id),
  name: asText(row.name) ?? String(row.id),
  timeZone: asText(row.timeZoneName),
});

const readAll = async (
  provider: FacingsDataProvider,
  accountId: string | null,
  signal: AbortSignal,
): Promise<readonly KnownZone[]> => {
  const { rows } = await loadPages<RaRecord>({
    atOnce: lanes,
    read: async (offset) => {
      const answer = await provider.getList<RaRecord>('zones', {
        pagination: { page: Math.floor(offset / perPage) + 1, perPage },
        sort: { field: 'id', order: 'ASC' },
        filter: accountId === null ? {} : { account_id: accountId },
        signal,
      });
      return { rows: answer.data, total: platformTotal(answer) };
    },
    idOf: ({ id }) => String(id),
  });
  return rows.map(zoneOf);
};

/**
 * Loads all zones of an organization with their time zones, once per form. `accountId` is null if the organization is
 * unknown: then zones of all organizations are loaded.
 */
const useZonesOf = (
  accountId: string | null,
  isWanted: boolean,
): UseQueryResult<readonly KnownZone[]> => {
  const provider = useProvider();
  return useQuery({
    // Below 'zones', so that a change to a zone invalidates this query, too.
    queryKey: ['zones', 'timeZones', accountId],
    queryFn: ({ signal }) => readAll(provider, accountId, signal),
    enabled: isWanted,
  });
};

interface Chosen extends ChosenZones {
  /** Number of selected ids, known or not. */
  readonly count: number;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

export const useChosenZones = (): Chosen => {
  const { zones, account_id } = useFormValues(['zones', 'account_id']);
  const within = useParentIds();
  const accountId = asText(account_id) ?? within.account_id ?? null;
  // Deferred, so that switching a page of zones does not wait for grouping thousands.
  const deferred = useDeferredValue(zones);
  const ids = useMemo(() => zoneIdsOf(deferred), [deferred]);
  const { data, isError, refetch } = useZonesOf(accountId, ids.length > 0);
  const chosen = useMemo(() => groupZones(data ?? [], data ? ids : []), [data, ids]);
  return {
    ...chosen,
    count: ids.length,
    isPending: ids.length > 0 && data === undefined && !isError,
    isFailed: data === undefined && isError,
    retry: () => {
      void refetch();
    },
  };
};
