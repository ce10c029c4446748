/** Zones by region, and the planned changes (rules 2, Availability). */
import type { RaRecord } from 'react-admin';
import { valueAt } from '../../../../schema/template';

export interface OfferedZone {
  readonly id: string;
  readonly name: string;
  /** Null for a zone without a region. */
  readonly region: { readonly id: string; readonly name: string } | null;
}

export interface RegionOfZones {
  /** '' for zones without a region. */
  readonly id: string;
  readonly name: string | null;
  readonly zones: readonly OfferedZone[];
}

/** Planned changes by zone: true to add, false to remove; absent for no change. */
export type Wishes = ReadonlyMap<string, boolean>;

const textAt = (record: RaRecord, path: string): string => {
  const value = valueAt(record, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const offeredZone = (record: RaRecord): OfferedZone => {
  const id = textAt(record, 'region_id') || textAt(record, 'region.id');
  const name = textAt(record, 'region.name') || id;
  return {
    id: String(record.id),
    name: textAt(record, 'name') || String(record.id),
    region: id === '' ? null : { id, name },
  };
};

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** Regions by name, zones without a region last; zones by name. */
export const byRegion = (zones: readonly OfferedZone[]): readonly RegionOfZones[] => {
  const groups = new Map<string, OfferedZone[]>();
  for (const zone of zones) {
    const id = zone.region?.id ?? '';
    const own = groups.get(id);
    if (own) own.push(zone);
    else groups.set(id, [zone]);
  }
  return [...groups]
    .map(([id, own]) => ({
      id,
      name: own[0]?.region?.name ?? null,
      zones: own.toSorted((one, other) => compare(one.name, other.name)),
    }))
    .sort((one, other) => {
      if (one.name === null || other.name === null) return one.name === null ? 1 : -1;
      return compare(one.name, other.name);
    });
};

export const withWish = (
  wishes: Wishes,
  zones: readonly string[],
  isOn: boolean | null,
): Wishes => {
  const next = new Map(wishes);
  for (const zone of zones) {
    if (isOn === null) next.delete(zone);
    else next.set(zone, isOn);
  }
  return next;
};
