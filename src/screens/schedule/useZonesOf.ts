/** All zones of an organization with their time zones, read once for a form. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import { asText } from '../../fields/shared/asText';
import { useProvider } from '../../fields/useAsks';
import type { KnownZone } from './chosenZones';

/** Zones in a page, which no call can change (Specification 9). */
const perPage = 25;
/** Pages under way at one time. */
const lanes = 4;

const zoneOf = (row: RaRecord): KnownZone => ({
  id: String(row.id),
  name: asText(row.name) ?? String(row.id),
  timeZone: asText(row.timeZoneName),
});

/** Pages after the first are read side by side where the platform says how many there are. */
const readAll = async (
  provider: FacingsDataProvider,
  accountId: string | null,
  signal: AbortSignal,
): Promise<readonly KnownZone[]> => {
  const pageAt = (page: number) =>
    provider.getList<RaRecord>('zones', {
      pagination: { page, perPage },
      sort: { field: 'id', order: 'ASC' },
      filter: accountId === null ? {} : { account_id: accountId },
      signal,
    });
  const first = await pageAt(1);
  const rows = [...first.data];
  if (first.pageInfo) {
    let answer = first;
    for (let page = 2; answer.pageInfo?.hasNextPage && answer.data.length > 0; page += 1) {
      answer = await pageAt(page);
      rows.push(...answer.data);
    }
  } else {
    const size = first.data.length;
    const count = size === 0 ? 1 : Math.ceil((first.total ?? size) / size);
    const left = Array.from({ length: count - 1 }, (_, index) => index + 2).values();
    const lane = async () => {
      for (const page of left) rows.push(...(await pageAt(page)).data);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
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
