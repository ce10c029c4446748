/** Zones by region (rules 2, regions), for all that lists the zones of an organization with switches. */
import type { RaRecord } from 'react-admin';
import { textAt } from '../../schema/template';

export interface RegionalZone {
  readonly id: string;
  readonly name: string;
  /** Id and name; '' for a zone without a region. */
  readonly regionId: string;
  readonly region: string;
}

export const regionalZone = (record: object): RegionalZone => {
  const id = textAt(record, 'id');
  return {
    id,
    name: textAt(record, 'name') || id,
    regionId: textAt(record, 'region_id') || textAt(record, 'region.id'),
    region: textAt(record, 'region.name'),
  };
};

/** The platform need not embed the names of regions. */
export const lacksRegionNames = (zones: readonly RegionalZone[]): boolean =>
  zones.some(({ regionId, region }) => regionId !== '' && region === '');

/** A region that no longer exists is shown by its id. */
export const withRegionNames = <Zone extends RegionalZone>(
  zones: readonly Zone[],
  regions: readonly RaRecord[] = [],
): readonly Zone[] => {
  const names = new Map(regions.map((row) => [String(row.id), textAt(row, 'name')]));
  return zones.map((zone) => ({
    ...zone,
    region: zone.region || names.get(zone.regionId) || zone.regionId,
  }));
};

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** Regions by name, zones without a region last; zones by name. */
export const inRegionOrder = <Zone extends RegionalZone>(zones: readonly Zone[]): readonly Zone[] =>
  zones.toSorted(
    (one, other) =>
      Number(one.regionId === '') - Number(other.regionId === '') ||
      compare(one.region, other.region) ||
      compare(one.regionId, other.regionId) ||
      compare(one.name, other.name),
  );
