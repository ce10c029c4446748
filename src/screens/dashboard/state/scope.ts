/** The zones of the figures, and the time zone of their days. */
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { asText } from '../../../fields/shared/asText';
import { loadPages, platformTotal, type PageOfRows } from '../../../views/list/state/loadPages';

/** The parts of a zone that a dashboard needs. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly regionId: string | null;
  /** IANA time zone; null if it has none that the browser knows. */
  readonly timeZone: string | null;
}

const isKnown = (timeZone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const scopeZoneOf = (row: RaRecord): Zone => {
  const timeZone = asText(row.timeZoneName);
  return {
    id: String(row.id),
    name: asText(row.name) ?? String(row.id),
    regionId: asText(row.region_id),
    timeZone: timeZone !== null && isKnown(timeZone) ? timeZone : null,
  };
};

/** The common time zone; null if they differ or one has none. */
const sharedTimeZone = (zones: readonly Zone[]): string | null => {
  const [first] = zones;
  const shared = first?.timeZone ?? null;
  return zones.every(({ timeZone }) => timeZone === shared) ? shared : null;
};

interface Chosen {
  readonly zoneIds: readonly string[];
  readonly regionIds: readonly string[];
}

export type DashboardScope =
  /** `zoneIds` empty: all zones of the organization. */
  | {
      readonly type: 'zones';
      readonly zoneIds: readonly string[];
      readonly timeZone: string | null;
    }
  /** The selected regions have no zones. */
  | { readonly type: 'noZones' };

/**
 * `known` has all zones if regions are selected; `named` has the individually selected ones. `timeZone` is null if the
 * zones have different time zones or some are unknown.
 */
export const scopeOf = (
  { zoneIds, regionIds }: Chosen,
  knownZones: KnownZones,
  named: readonly Zone[],
): DashboardScope => {
  if (zoneIds.length === 0 && regionIds.length === 0) {
    const timeZone = knownZones.isWhole ? sharedTimeZone(knownZones.zones) : null;
    return { type: 'zones', zoneIds: [], timeZone };
  }
  const inRegions = knownZones.zones.filter(
    ({ regionId }) => regionId !== null && regionIds.includes(regionId),
  );
  const ids = [...new Set([...inRegions.map(({ id }) => id), ...zoneIds])];
  if (ids.length === 0) return { type: 'noZones' };
  const byId = new Map([...knownZones.zones, ...named].map((zone) => [zone.id, zone]));
  const zones = ids.flatMap((id) => byId.get(id) ?? []);
  const timeZone = zones.length === ids.length ? sharedTimeZone(zones) : null;
  // Sorted, so that the same zones have the same query key.
  return { type: 'zones', zoneIds: ids.sort(), timeZone };
};

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

type Read = (page: number) => Promise<PageOfRows<Zone>>;

const readerOf =
  (provider: FacingsDataProvider, accountId: string, signal: AbortSignal): Read =>
  async (page) => {
    const answer = await provider.getList<RaRecord>('zones', {
      pagination: { page, perPage },
      sort: { field: 'id', order: 'ASC' },
      filter: { account_id: accountId },
      signal,
    });
    return { rows: answer.data.map(scopeZoneOf), total: platformTotal(answer) };
  };

interface ReadZonesOptions {
  readonly provider: FacingsDataProvider;
  readonly accountId: string;
  readonly signal: AbortSignal;
}

/** Reads zones page by page. Stops when two zones have different time zones: more zones add nothing. */
export const readSomeZones = async ({
  provider,
  accountId,
  signal,
}: ReadZonesOptions): Promise<KnownZones> => {
  const read = readerOf(provider, accountId, signal);
  const zones = new Map<string, Zone>();
  let total = 0;
  for (let page = 1; page <= mostPages; page += 1) {
    const { rows, total: count } = await read(page);
    const loaded = zones.size;
    for (const zone of rows) zones.set(zone.id, zone);
    // Without a total, only a page without new zones is the last one.
    total = count ?? zones.size + 1;
    const isWhole = zones.size >= total || rows.length === 0 || zones.size === loaded;
    const all = [...zones.values()];
    if (isWhole) return { zones: all, total: Math.max(count ?? 0, all.length), isWhole };
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
    atOnce: 4,
    read: (offset) => read(Math.floor(offset / perPage) + 1),
    idOf: ({ id }) => id,
  });
  return { zones: rows, total: rows.length + missing, isWhole: missing === 0 };
};
