/** Detects the unit of each column's numbers. */
import type { Units } from '../../../../schema/units';
import { headingUnit } from '../../../../spreadsheet/match/headingUnit';
import type { ImportTarget } from '../../../../spreadsheet/match/target';
import type { ColumnProfile } from '../../../../spreadsheet/types';
import type { Match } from './useMatches';

/**
 * Where the unit was found: in the header, in the group header, in another column's header. `own`: no unit is named, so
 * it is ours. `unknown`: the named unit is unknown, and the user has to choose.
 */
export type UnitSource = 'chosen' | 'heading' | 'group' | 'neighbor' | 'own' | 'unknown';

export interface ColumnUnit {
  readonly units: Units;
  /** Null until the user has chosen. */
  readonly unit: string | null;
  readonly source: UnitSource;
}

const named = (
  units: Units,
  { heading, group }: ColumnProfile,
): Omit<ColumnUnit, 'units'> | null => {
  const own = headingUnit(units, heading);
  if (own.unit !== null) return { unit: own.unit, source: 'heading' };
  if (own.odd !== null) return { unit: null, source: 'unknown' };
  const above = group === '' ? null : headingUnit(units, group);
  if (above?.unit != null) return { unit: above.unit, source: 'group' };
  return above?.odd != null ? { unit: null, source: 'unknown' } : null;
};

/** By column, for columns whose target has a unit. */
export const columnUnits = (
  profiles: readonly ColumnProfile[],
  matches: readonly Match[],
  targets: readonly ImportTarget[],
  chosen: ReadonlyMap<number, string>,
): ReadonlyMap<number, ColumnUnit> => {
  const found = new Map<number, ColumnUnit | { readonly units: Units }>();
  matches.forEach(({ target, unit: remembered }, column) => {
    const units = targets.find(({ name }) => name === target)?.units;
    const profile = profiles[column];
    if (!units || !profile) return;
    const own = chosen.get(column) ?? remembered;
    found.set(
      column,
      own === undefined
        ? { units, ...named(units, profile) }
        : { units, unit: own, source: 'chosen' },
    );
  });
  const [neighbor] = [...found.values()].flatMap((one) =>
    'unit' in one && one.unit !== null ? [one.unit] : [],
  );
  return new Map(
    Array.from(found, ([column, one]): readonly [number, ColumnUnit] => {
      if ('unit' in one) return [column, one];
      return neighbor === undefined
        ? [column, { ...one, unit: one.units.own, source: 'own' }]
        : [column, { ...one, unit: neighbor, source: 'neighbor' }];
    }),
  );
};
