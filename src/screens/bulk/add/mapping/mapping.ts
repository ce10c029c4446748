/** How a file's columns become columns of the sheet: as detected, and as the user chose. */
import { decimalSignOf, dottedNumber } from '../../../../lib/text/numbers';
import { withoutLookAlikes } from '../../../../lib/text/lookAlike';
import { unitNamed, type Units } from '../../../../lib/text/units';
import {
  convertStep,
  convertUnit,
  unitBehind,
  type Converting,
} from '../../../../lib/tables/convertTable';
import { columnDecimal, type ColumnDecimal } from '../../../../lib/tables/decimals';
import { denseHeading, headingUnit } from '../../../../lib/tables/match/headings';
import { matchColumns } from '../../../../lib/tables/match/matchColumns';
import { rememberedMatch, rememberMatch } from '../../../../lib/tables/match/remembered';
import type {
  ColumnProfile,
  Confidence,
  ImportTarget,
  OpenedFile,
} from '../../../../lib/tables/types';
import { hasSigns, readingOf, signsOf, type NumberChoice, type NumberCounts } from './numbers';
import { convertMatched, withChoices, type FoundValues } from './values';

/** A column of the file with its target, as matched or as the user chose, and what else was chosen for it. */
export interface FileColumn {
  readonly profile: ColumnProfile;
  /** Null if the column is ignored. */
  readonly target: ImportTarget | null;
  readonly confidence: Confidence | 'chosen';
  /** Chosen here or in a file of the same shape. */
  readonly chosenUnit?: string | undefined;
  /** Numbers are rounded to the step of the field. */
  readonly isRounded?: boolean | undefined;
  /** Characters of codes that look like those of a keyboard are replaced. */
  readonly isPlain?: boolean | undefined;
  /** Replacements of values that are not set up, by text; '' for a value that stays unchanged. */
  readonly chosenValues?: ReadonlyMap<string, string>;
}

export const proposedColumns = (
  { profiles }: OpenedFile,
  targets: readonly ImportTarget[],
  memory: string,
): readonly FileColumn[] => {
  const remembered = rememberedMatch(memory, profiles)?.map((name) => name?.split(' ') ?? null);
  const names = remembered?.map((words) => words?.[0] ?? null) ?? null;
  const ids = targets.find(({ isId }) => isId);
  const matches = matchColumns(
    profiles,
    targets.filter(({ isId }) => !isId),
    names,
  );
  // Many headings end with 'ID' and name something else.
  const idColumn = profiles.findIndex(
    ({ heading }, column) => denseHeading(heading) === ids?.name && names?.[column] !== null,
  );
  return profiles.map((profile, column): FileColumn => {
    const { target = null, confidence = 'none' } = matches[column] ?? {};
    if (ids && column === idColumn && target === null)
      return { profile, target: ids, confidence: 'exact' };
    return {
      profile,
      target: targets.find(({ name }) => name === target) ?? null,
      confidence,
      chosenUnit: remembered?.[column]?.[1],
    };
  });
};

/** If another column has the target, it loses it: each target has at most one column. */
export const withTarget = (
  columns: readonly FileColumn[],
  column: number,
  target: ImportTarget | null,
): readonly FileColumn[] =>
  columns.map((fileColumn, at) => {
    if (at !== column && (target === null || fileColumn.target?.name !== target.name))
      return fileColumn;
    const now = at === column ? target : null;
    const { chosenValues: _, ...kept } = fileColumn;
    return { ...kept, target: now, confidence: 'chosen' };
  });

/** Remembers the targets and units for the next file of the same shape. */
export const rememberColumns = (
  { profiles }: OpenedFile,
  columns: readonly FileColumn[],
  memory: string,
): void => {
  const targets = columns.map(({ target, chosenUnit }) =>
    target && chosenUnit !== undefined ? `${target.name} ${chosenUnit}` : (target?.name ?? null),
  );
  rememberMatch(memory, profiles, targets);
};

interface ColumnUnit {
  readonly units: Units;
  /** Null until the user has chosen. */
  readonly unit: string | null;
  /**
   * Where it was found: in the header, in the group header, in the cells, in another column or its header. `own`: no
   * unit is named, so it is ours. `unknown`: the named unit is unknown, and the user has to choose.
   */
  readonly source: 'chosen' | 'heading' | 'group' | 'cells' | 'neighbor' | 'own' | 'unknown';
}

/** The only unit of the texts; null if one has none or another. Single letters are more often sizes. */
const onlyUnit = (units: Units, texts: readonly string[]): string | null => {
  const found = new Set(
    texts.map((text) => (text.length > 1 ? unitNamed(units, text)?.name : undefined)),
  );
  return found.size === 1 ? ([...found][0] ?? null) : null;
};

/** A column of units beside the columns of numbers, as ERP systems export them. */
const unitBeside = (units: Units, columns: readonly FileColumn[]): string | null => {
  for (const { target, profile } of columns) {
    const unit = target || profile.heading === '' ? null : onlyUnit(units, profile.samples);
    if (unit !== null) return unit;
  }
  return null;
};

/** The unit that was chosen for a column or is named in its own headers or cells; null if there is none. */
const unitIn = ({ target, profile, chosenUnit }: FileColumn): ColumnUnit | null => {
  const { units } = target ?? {};
  if (!units) return null;
  if (chosenUnit !== undefined) return { units, unit: chosenUnit, source: 'chosen' };
  for (const source of ['heading', 'group'] as const) {
    const { unit, odd } = headingUnit(units, profile[source]);
    if (unit !== null) return { units, unit, source };
    if (odd !== null) return { units, unit, source: 'unknown' };
  }
  const inCells = onlyUnit(
    units,
    profile.samples.map((text) => unitBehind(text)?.unit ?? ''),
  );
  return inCells === null ? null : { units, unit: inCells, source: 'cells' };
};

interface MappingOptions {
  readonly opened: OpenedFile;
  readonly columns: readonly FileColumn[];
  readonly targets: readonly ImportTarget[];
  readonly numbers: NumberChoice;
  /** What was counted and found last, maybe in another file. */
  readonly counts: NumberCounts | undefined;
  readonly found: FoundValues | undefined;
}

export const mappingOf = ({ opened, columns, targets, numbers, counts, found }: MappingOptions) => {
  const named = columns.map(unitIn);
  const [measured] = columns.flatMap(({ target }) => target?.units ?? []);
  const neighbor =
    (measured && unitBeside(measured, columns)) ??
    named.find((other) => typeof other?.unit === 'string')?.unit;
  return {
    opened,
    numbers,
    /** With everything that the mapping step shows of them. */
    columns: columns.map((fileColumn, column) => {
      const { units, kind } = fileColumn.target ?? {};
      /** Null if its target has no unit. */
      const unit: ColumnUnit | null = !units
        ? null
        : (named[column] ??
          (typeof neighbor === 'string'
            ? { units, unit: neighbor, source: 'neighbor' }
            : { units, unit: units.defaultUnit, source: 'own' }));
      const isConverted =
        unit !== null && (unit.source === 'cells' || unit.unit !== unit.units.defaultUnit);
      const { signs, offStep = 0 } =
        (kind === 'number' && counts?.opened === opened && counts.byColumn.get(column)) || {};
      const values = found?.columns.find((value) => value.column === column);
      return {
        ...fileColumn,
        column,
        unit,
        /** Whether its numbers are in another unit than ours. */
        isConverted,
        /** Of numbers with a comma or point, once they are counted. */
        decimal: signs && hasSigns(signs) ? columnDecimal(signs, opened, numbers) : null,
        /** Number of values that are not multiples of the step; 0 if they are converted and therefore rounded. */
        offStep: isConverted ? 0 : offStep,
        /** Number of codes that a spreadsheet may have turned into dates, once they are counted. */
        dates: (kind === 'code' && counts?.opened === opened && counts.dates.get(column)) || 0,
        lookAlikes:
          (kind === 'code' && counts?.opened === opened && counts.lookAlikes.get(column)) || null,
        /** Its values that are not set up, if there are any. */
        values:
          values && found?.opened === opened && values.target === fileColumn.target
            ? withChoices(values, fileColumn.chosenValues)
            : null,
      };
    }),
    /** Required targets without a column. */
    missing: targets.filter(
      ({ name, isRequired, isReplacedById }) =>
        isRequired &&
        !(isReplacedById && columns.some(({ target }) => target?.isId)) &&
        !columns.some(({ target }) => target?.name === name),
    ),
  };
};

export type Mapping = ReturnType<typeof mappingOf>;
export type MappedColumn = Mapping['columns'][number];

/** An example of a column's conversion; null if nothing is converted. */
export const exampleOf = (
  { unit, isConverted, profile, target, decimal }: MappedColumn,
  locale: string,
): { readonly before: string; readonly after: string } | null => {
  const [sample] = profile.samples;
  if (unit?.unit == null || sample === undefined || !isConverted) return null;
  const number = unitBehind(sample)?.number ?? sample;
  // In the format of the sheet.
  const reading = { ...readingOf(decimal, locale), sign: decimalSignOf(locale) };
  const after = convertUnit(unit.units, unit.unit, target?.step, reading)(number);
  if (after === number) return null;
  const plain = dottedNumber(number, reading.style);
  return { before: typeof plain === 'string' ? plain.replace('.', reading.sign) : number, after };
};

/** The decimal separator of an imported number column, which is counted first; null for other columns. */
export const decimalOf = async (
  { opened, numbers }: Mapping,
  { column, target }: MappedColumn,
): Promise<ColumnDecimal | null> =>
  target?.kind === 'number' ? columnDecimal(await signsOf(opened, column), opened, numbers) : null;

/** The conversion of an imported column's texts; null if they stay unchanged. */
export const convertingOf = (
  { unit, isConverted, isRounded, isPlain, target, values }: MappedColumn,
  decimal: ColumnDecimal | null,
  locale: string,
): Converting | null => {
  const reading = readingOf(decimal, locale);
  const step = target?.step;
  if (unit?.unit != null && isConverted) return convertUnit(unit.units, unit.unit, step, reading);
  if (step !== undefined && isRounded === true) return convertStep(step, reading);
  if (target?.kind === 'code' && isPlain === true) return withoutLookAlikes;
  return values && convertMatched(values);
};
