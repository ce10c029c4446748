/** Reads an organization's zones page by page: all of them, or until two time zones differ. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { loadPages } from '../../../views/list/loadPages';
import { sharedTimeZone, zoneOf, type Zone } from './zone';

export interface KnownZones {
  readonly zones: readonly Zone[];
  /** Number of zones, if the platform sends it. */
  readonly total: number;
  /** False if reading stopped before the last page. */
  readonly isWhole: boolean;
}

/** Zones per page, which is fixed (rules 9). */
const perPage = 25;
/** Maximum number of pages read only to find the time zone. */
const mostPages = 20;

type Read = (page: number) => Promise<{ readonly rows: readonly Zone[]; readonly total: number }>;

const readerOf =
  (provider: FacingsDataProvider, accountId: string, signal: AbortSignal): Read =>
  async (page) => {
    const { data, total } = await provider.getList<RaRecord>('zones', {
      pagination: { page, perPage },
      sort: { field: 'id', order: 'ASC' },
      filter: { account_id: accountId },
      signal,
    });
    return { rows: data.map(zoneOf), total: total ?? 0 };
  };

interface ReadZonesOptions {
  readonly provider: FacingsDataProvider;
  readonly accountId: string;
  readonly signal: AbortSignal;
}

/** Stops when two zones have different time zones: more zones add nothing. */
export const readSomeZones = async ({
  provider,
  accountId,
  signal,
}: ReadZonesOptions): Promise<KnownZones> => {
  const read = readerOf(provider, accountId, signal);
  const zones = new Map<string, Zone>();
  let total = 0;
  for (let page = 1; page <= mostPages; page += 1) {
    const { rows, total: told } = await read(page);
    total = told;
    const known = zones.size;
    for (const zone of rows) zones.set(zone.id, zone);
    const isWhole = zones.size >= total || rows.length === 0 || zones.size === known;
    const all = [...zones.values()];
    if (isWhole) return { zones: all, total: Math.max(total, all.length), isWhole };
    if (sharedTimeZone(all) === null) return { zones: all, total, isWhole };
  }
  return { zones: [...zones.values()], total, isWhole: false };
};

/** Reads all zones, because only zones know their region. */
export const readAllZones = async ({
  provider,
  accountId,
  signal,
}: ReadZonesOptions): Promise<KnownZones> => {
  const read = readerOf(provider, accountId, signal);
  const { rows, missing } = await loadPages<Zone>({
    pageSize: perPage,
    atOnce: 4,
    read: (offset) => read(Math.floor(offset / perPage) + 1),
    idOf: ({ id }) => id,
  });
  return { zones: rows, total: rows.length + missing, isWhole: missing === 0 };
};
