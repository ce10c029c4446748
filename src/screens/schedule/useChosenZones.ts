/** The zones chosen in the form around, by time zone. */
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

/**
 * All zones of an organization with their time zones, read once for a form.
 *
 * Zones in a page, which no call can change (rules 9).
 */
const perPage = 25;
/** Pages under way at one time. */
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

/** `accountId` is null where no organization is known: zones of all are looked through then. */
const useZonesOf = (
  accountId: string | null,
  isWanted: boolean,
): UseQueryResult<readonly KnownZone[]> => {
  const provider = useProvider();
  return useQuery({
    // Below 'zones': what changes a zone asks for this anew as well.
    queryKey: ['zones', 'timeZones', accountId],
    queryFn: ({ signal }) => readAll(provider, accountId, signal),
    enabled: isWanted,
  });
};

interface Chosen extends ChosenZones {
  /** How many ids are chosen, whatever is known of them. */
  readonly count: number;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

export const useChosenZones = (): Chosen => {
  const { zones, account_id } = useFormValues(['zones', 'account_id']);
  const within = useWithin();
  const accountId = asText(account_id) ?? within.account_id ?? null;
  // Whoever turns a page of switches must not wait for thousands to be told apart.
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
