/** The zones selected in the form, by time zone. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import { asText } from '../../fields/shared/asText';
import { useFormValues } from '../../fields/shared/useFormValues';
import { useProvider } from '../../fields/useAsks';
import { loadPages } from '../../views/list/loadPages';
import { useWithin } from '../../views/place/withinContext';
import { groupZones, zoneIdsOf, type ChosenZones, type KnownZone } from './chosenZones';

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
    pageSize: perPage,
    atOnce: lanes,
    read: async (offset) => {
      const { data, total } = await provider.getList<RaRecord>('zones', {
        pagination: { page: Math.floor(offset / perPage) + 1, perPage },
        sort: { field: 'id', order: 'ASC' },
        filter: accountId === null ? {} : { account_id: accountId },
        signal,
      });
      return { rows: data, total };
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
  const within = useWithin();
  const accountId = asText(account_id) ?? within.account_id ?? null;
  // Deferred, so that switching a page of zones does not wait for grouping thousands.
  const given = useDeferredValue(zones);
  const ids = useMemo(() => zoneIdsOf(given), [given]);
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
