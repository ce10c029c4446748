/** All zones of an organization with their time zones, read once for a form. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import { asText } from '../../fields/shared/asText';
import { useProvider } from '../../fields/useAsks';
import { loadPages } from '../../views/list/loadPages';
import type { KnownZone } from './chosenZones';

/** Zones in a page, which no call can change (rules 9). */
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
export const useZonesOf = (
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
