import { useMemo, useState } from 'react';
import { decimalSignOf, styleOf } from '../../../../schema/numbers';
import type { Units } from '../../../../schema/units';
import {
  convertStep,
  convertUnit,
  countOffStep,
  type Converting,
  type NumberReading,
} from '../../../../spreadsheet/convertTable';
import type { ColumnDecimal } from '../../../../spreadsheet/decimals';
import { headingUnit } from '../../../../spreadsheet/match/headings';
import type { ColumnProfile, ImportTarget, OpenedFile } from '../../../../spreadsheet/types';
import { useTask } from '../../frame/follow';
import type { Decimals, Match } from './useMatches';

// Detects the unit of each column's numbers.

/**
 * Where the unit was found: in the header, in the group header, in another column's header. `own`: no unit is named, so
 * it is ours. `unknown`: the named unit is unknown, and the user has to choose.
 */
type UnitSource = 'chosen' | 'heading' | 'group' | 'neighbor' | 'own' | 'unknown';

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
const columnUnits = (
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

/** Units of the file's columns, and columns to round: as detected or as the user chose. */
interface Wanted {
  readonly opened: OpenedFile | null;
  readonly matches: readonly Match[];
  readonly targets: readonly ImportTarget[];
  readonly decimals: Decimals;
  /** Locale of the user's number format. */
  readonly locale: string;
}

interface Own {
  readonly opened: OpenedFile | null;
  readonly units: ReadonlyMap<number, string>;
  readonly rounded: ReadonlySet<number>;
}

/** Reads a column's numbers and rewrites them in the user's format. */
const readingOf = (decimal: ColumnDecimal | null | undefined, locale: string): NumberReading =>
  decimal?.isForeign === true
    ? { style: decimal.style, sign: decimal.sign }
    : { style: styleOf(locale), sign: decimalSignOf(locale) };

const noUnits: ReadonlyMap<number, ColumnUnit> = new Map();

export const useConversions = ({ opened, matches, targets, decimals, locale }: Wanted) => {
  const [own, setOwn] = useState<Own>({ opened, units: new Map(), rounded: new Set() });
  // Choices apply to one file only.
  if (own.opened !== opened) setOwn({ opened, units: new Map(), rounded: new Set() });
  const units = useMemo(
    () => (opened ? columnUnits(opened.profiles, matches, targets, own.units) : noUnits),
    [opened, matches, targets, own.units],
  );
  const steps = useMemo(
    () =>
      new Map(
        matches.flatMap(({ target }, column): (readonly [number, number])[] => {
          const step = targets.find(({ name }) => name === target)?.step;
          return step === undefined ? [] : [[column, step]];
        }),
      ),
    [matches, targets],
  );
  const isConverted = (column: number): boolean => {
    const one = units.get(column);
    return one !== undefined && one.unit !== one.units.own;
  };
  const { decide } = decimals;
  const counting = useMemo(
    () =>
      opened &&
      (async (signal: AbortSignal) => {
        const counts = new Map<number, number>();
        for (const [column, step] of steps) {
          signal.throwIfAborted();
          const { style } = readingOf(await decide(column), locale);
          const asked = { column, from: opened.headerRow + 1, step, style };
          counts.set(column, await countOffStep(opened.table, asked));
        }
        return { opened, counts };
      }),
    [opened, steps, decide, locale],
  );
  const { value: offStep } = useTask(counting);

  return {
    units,
    /** Columns with an unknown unit that the user has not chosen. */
    unknown: [...units].flatMap(([column, { unit }]) => (unit === null ? [column] : [])),
    chooseUnit: (column: number, unit: string) => {
      setOwn({ ...own, units: new Map(own.units).set(column, unit) });
    },
    chosenUnit: (column: number): string | undefined =>
      own.units.get(column) ?? matches[column]?.unit,
    /**
     * Number of values in a column that are not multiples of its step; 0 if they are converted and therefore rounded.
     */
    offStep: (column: number): number =>
      offStep?.opened === opened && !isConverted(column) ? (offStep.counts.get(column) ?? 0) : 0,
    stepOf: (column: number) => steps.get(column),
    isRounded: (column: number): boolean => own.rounded.has(column),
    round: (column: number, isRounded: boolean) => {
      const rounded = new Set(own.rounded);
      if (isRounded) rounded.add(column);
      else rounded.delete(column);
      setOwn({ ...own, rounded });
    },
    /** An example conversion, shown next to the unit. */
    example: (column: number): { readonly before: string; readonly after: string } | null => {
      const one = units.get(column);
      const before = opened?.profiles[column]?.samples[0];
      if (!one || one.unit === null || before === undefined || !isConverted(column)) return null;
      const { style } = readingOf(decimals.byColumn.get(column), locale);
      // In the format of the sheet.
      const reading = { style, sign: decimalSignOf(locale) };
      const after = convertUnit(one.units, one.unit, steps.get(column), reading)(before);
      return after === before ? null : { before, after };
    },
    /** The conversion for imported rows. */
    converting: (column: number, decimal: ColumnDecimal | null): Converting | null => {
      const one = units.get(column);
      const step = steps.get(column);
      const reading = readingOf(decimal, locale);
      if (one?.unit != null && isConverted(column)) {
        return convertUnit(one.units, one.unit, step, reading);
      }
      return step !== undefined && own.rounded.has(column) ? convertStep(step, reading) : null;
    },
    isConverted,
  };
};

export type Conversions = ReturnType<typeof useConversions>;
