/** How a file's columns become columns of the sheet: as detected, and as the user chose. */
import { decimalSignOf } from '../../../../schema/numbers';
import type { Units } from '../../../../schema/units';
import { convertStep, convertUnit, type Converting } from '../../../../spreadsheet/convertTable';
import { columnDecimal, type ColumnDecimal } from '../../../../spreadsheet/decimals';
import { headingUnit } from '../../../../spreadsheet/match/headings';
import { matchColumns } from '../../../../spreadsheet/match/matchColumns';
import { rememberedMatch, rememberMatch } from '../../../../spreadsheet/match/remembered';
import type {
  ColumnProfile,
  Confidence,
  ImportTarget,
  OpenedFile,
} from '../../../../spreadsheet/types';
import { hasSigns, readingOf, signsOf, type NumberChoice, type NumberCounts } from './numbers';
import {
  convertMatched,
  withChoices,
  type FoundValues,
  type ValueChoices,
  type ValueColumn,
} from './values';

/** The target of a column: as matched, or as the user chose. */
export interface Match {
  /** Name of the target; null if the column is ignored. */
  readonly target: string | null;
  readonly confidence: Confidence | 'chosen';
  /** The chosen unit, here or in a file of the same shape. */
  readonly unit?: string | undefined;
  /** Numbers are rounded to the step of the field. */
  readonly isRounded?: boolean;
}

export const proposedMatches = (
  { profiles }: OpenedFile,
  targets: readonly ImportTarget[],
  memory: string,
): readonly Match[] => {
  const remembered = rememberedMatch(memory, profiles)?.map((name) => name?.split(' ') ?? null);
  const names = remembered?.map((words) => words?.[0] ?? null) ?? null;
  return matchColumns(profiles, targets, names).map((match, column) => ({
    ...match,
    unit: remembered?.[column]?.[1],
  }));
};

/** If another column has the target, it loses it: each target has at most one column. */
export const withTarget = (
  matches: readonly Match[],
  column: number,
  target: string | null,
): readonly Match[] =>
  matches.map((match, at): Match => {
    if (at === column) return { ...match, target, confidence: 'chosen' };
    return target !== null && match.target === target
      ? { ...match, target: null, confidence: 'chosen' }
      : match;
  });

/** Remembers the matches for the next file of the same shape. */
export const rememberMatches = (
  { profiles }: OpenedFile,
  matches: readonly Match[],
  memory: string,
): void => {
  rememberMatch(
    memory,
    profiles,
    matches.map(({ target, unit }) =>
      target === null || unit === undefined ? target : `${target} ${unit}`,
    ),
  );
};

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

/** The unit that a column's own headers name; null if they name none. */
const namedUnit = (
  units: Units,
  { heading, group }: ColumnProfile,
): Omit<ColumnUnit, 'units'> | null => {
  for (const [text, source] of [
    [heading, 'heading'],
    [group, 'group'],
  ] as const) {
    const { unit, odd } = headingUnit(units, text);
    if (unit !== null) return { unit, source };
    if (odd !== null) return { unit: null, source: 'unknown' };
  }
  return null;
};

/** A column of the file with everything that the mapping step shows of it. */
export interface MappedColumn {
  readonly column: number;
  readonly profile: ColumnProfile;
  readonly match: Match;
  readonly target: ImportTarget | undefined;
  /** Of numbers with a comma or point, once they are counted. */
  readonly decimal: ColumnDecimal | null;
  /** If its target has a unit. */
  readonly unit: ColumnUnit | null;
  /** Whether its numbers are in another unit than ours. */
  readonly isConverted: boolean;
  /** Number of values that are not multiples of the target's step; 0 if they are converted and therefore rounded. */
  readonly offStep: number;
  /** Its values that are not set up, if there are any. */
  readonly values: ValueColumn | undefined;
}

interface MappingOptions {
  readonly opened: OpenedFile;
  readonly matches: readonly Match[];
  /** The target of each column. */
  readonly mapped: readonly (ImportTarget | undefined)[];
  readonly targets: readonly ImportTarget[];
  readonly numbers: NumberChoice;
  /** What was counted and found last, maybe in another file. */
  readonly counts: NumberCounts | undefined;
  readonly found: FoundValues | undefined;
  readonly valueChoices: ValueChoices;
}

export const mappingOf = ({
  opened,
  matches,
  mapped,
  targets,
  numbers,
  counts,
  found,
  valueChoices,
}: MappingOptions) => {
  const counted = counts?.opened === opened ? counts.byColumn : null;
  const values = found?.opened === opened ? found.columns : [];
  const named = opened.profiles.map((profile, column) => {
    const match: Match = matches[column] ?? { target: null, confidence: 'none' };
    const target = mapped[column];
    const chosen =
      match.unit === undefined ? null : { unit: match.unit, source: 'chosen' as const };
    const unit = target?.units ? (chosen ?? namedUnit(target.units, profile)) : null;
    return { profile, match, target, unit };
  });
  const neighbor = named.find(({ unit }) => typeof unit?.unit === 'string')?.unit?.unit;
  const columns = named.map(({ unit: source, ...rest }, column): MappedColumn => {
    const { units, kind } = rest.target ?? {};
    const unit: ColumnUnit | null = !units
      ? null
      : source
        ? { units, ...source }
        : typeof neighbor === 'string'
          ? { units, unit: neighbor, source: 'neighbor' }
          : { units, unit: units.own, source: 'own' };
    const isConverted = unit !== null && unit.unit !== unit.units.own;
    const own = values.find((one) => one.column === column && one.target === rest.target);
    const { signs, offStep = 0 } = (kind === 'number' ? counted?.get(column) : undefined) ?? {};
    return {
      ...rest,
      column,
      unit,
      isConverted,
      decimal: signs && hasSigns(signs) ? columnDecimal(signs, opened, numbers) : null,
      offStep: isConverted ? 0 : offStep,
      values: own && withChoices(own, valueChoices),
    };
  });
  return {
    opened,
    numbers,
    columns,
    /** Required targets without a column. */
    missing: targets.filter(
      ({ name, isRequired }) => isRequired && !matches.some(({ target }) => target === name),
    ),
  };
};

export type Mapping = ReturnType<typeof mappingOf>;

/** An example of a column's conversion; null if nothing is converted. */
export const exampleOf = (
  { unit, isConverted, profile, target, decimal }: MappedColumn,
  locale: string,
): { readonly before: string; readonly after: string } | null => {
  const [before] = profile.samples;
  if (unit?.unit == null || before === undefined || !isConverted) return null;
  // In the format of the sheet.
  const reading = { ...readingOf(decimal, locale), sign: decimalSignOf(locale) };
  const after = convertUnit(unit.units, unit.unit, target?.step, reading)(before);
  return after === before ? null : { before, after };
};

/** The decimal separator of an imported number column, which is counted first; null for other columns. */
export const decimalOf = async (
  { opened, numbers }: Mapping,
  { column, target }: MappedColumn,
): Promise<ColumnDecimal | null> =>
  target?.kind === 'number' ? columnDecimal(await signsOf(opened, column), opened, numbers) : null;

/** The conversion of an imported column's texts; null if they stay unchanged. */
export const convertingOf = (
  { unit, isConverted, match, target, values }: MappedColumn,
  decimal: ColumnDecimal | null,
  locale: string,
): Converting | null => {
  const reading = readingOf(decimal, locale);
  const step = target?.step;
  if (unit?.unit != null && isConverted) return convertUnit(unit.units, unit.unit, step, reading);
  if (step !== undefined && match.isRounded === true) return convertStep(step, reading);
  return values ? convertMatched(values) : null;
};
