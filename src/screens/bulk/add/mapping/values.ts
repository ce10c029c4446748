/** Values of the file that are not set up, and their matches for all rows. */
import type { EntryColumn } from '../../../../lib/grid/entries/types';
import { codeOfUnit, eachUnit, isUnitCode } from '../../../../lib/text/units';
import type { Converting } from '../../../../lib/tables/convertTable';
import {
  columnValues,
  convertValues,
  proposedValue,
  type ColumnValue,
  type ValueOption,
} from '../../../../lib/tables/match/columnValues';
import { rememberedValues } from '../../../../lib/tables/match/remembered';
import type { ImportTarget, OpenedFile } from '../../../../lib/tables/types';
import type { ChoiceColumn } from '../../columns/choices';
import type { NamedCreation } from '../../../../schema/namedCreation';
import type { FileColumn } from './mapping';
import { plainKey } from '../../../../lib/text/plainText';

interface MatchedValue extends ColumnValue {
  /** The option that replaces it; '' if it stays unchanged. */
  readonly match: string;
}

/** A column of the file with its values to match. */
export interface ValueColumn {
  readonly column: number;
  readonly target: ImportTarget;
  readonly options: readonly ValueOption[];
  readonly values: readonly MatchedValue[];
  /** How values that are matched to none are created. */
  readonly adds?: NamedCreation | undefined;
}

/** Possible values of a target's cells; for units, the codes that mean them. */
const optionsOf = async (
  { kind, valueSynonyms = {} }: ImportTarget,
  offered: EntryColumn['options'],
): Promise<readonly ValueOption[]> =>
  ((await offered?.()) ?? []).flatMap(({ value, label }): ValueOption[] => {
    const code = kind === 'unit' ? codeOfUnit(value) : value;
    return code === undefined ? [] : [{ value: code, label, synonyms: valueSynonyms[value] }];
  });

/** Whether a text needs no match: one of our values, or a known code of a unit. */
const isOurs = (text: string, target: ImportTarget, options: readonly ValueOption[]): boolean =>
  target.kind === 'unit'
    ? isUnitCode(text) || text.toUpperCase() === eachUnit
    : options.some(({ value }) => value === text);

/** Records are found by their names or ids. */
const recordsOf = async ({ ask }: ChoiceColumn) => {
  const records = await ask();
  const recordNames = new Set(
    records.flatMap(({ value, label }) => [plainKey(value), plainKey(label)]),
  );
  const names = [...new Set(records.map(({ label }) => label))];
  return {
    options: names.map((name): ValueOption => ({ value: name, label: name })),
    isKnown: (text: string) => recordNames.has(plainKey(text)),
  };
};

interface FindOptions {
  readonly opened: OpenedFile;
  /** Columns of the file, and of the sheet. */
  readonly columns: readonly FileColumn[];
  readonly sheetColumns: readonly EntryColumn[];
  readonly choices: readonly ChoiceColumn[];
  /** Where earlier choices are remembered. */
  readonly memory: string;
}

/** Finds the values, each with the match of an earlier file or else a proposed one. */
export const findValues = async (
  { opened, columns, sheetColumns, choices, memory }: FindOptions,
  signal: AbortSignal,
) => {
  const found: ValueColumn[] = [];
  for (const [column, { target }] of columns.entries()) {
    if (!target) continue;
    const place = sheetColumns.findIndex(({ key }) => key === target.name);
    const choice = choices.find((candidate) => candidate.place === place);
    const adds = choice?.adds;
    // Other names of records are checked in the sheet or in the review.
    if (target.isRecord && !adds) continue;
    signal.throwIfAborted();
    const records = target.isRecord && choice ? await recordsOf(choice) : null;
    const options = records?.options ?? (await optionsOf(target, sheetColumns[place]?.options));
    if (options.length === 0 && !adds) continue;
    const all = await columnValues(opened.table, column, opened.headerRow + 1, signal);
    const before = rememberedValues(memory, target.name);
    const values = (all ?? []).flatMap(({ text, count }): MatchedValue[] => {
      if (records?.isKnown(text) ?? isOurs(text, target, options)) return [];
      const remembered = before(text);
      const isThere = remembered === '' || options.some(({ value }) => value === remembered);
      const match = (isThere ? remembered : proposedValue(text, options)) ?? '';
      return [{ text, count, match }];
    });
    if (values.length > 0) found.push({ column, target, options, values, adds });
  }
  return { opened, columns: found };
};

export type FoundValues = Awaited<ReturnType<typeof findValues>>;

/** By plain text; '' for values that stay unchanged. */
export const matchesOf = ({ values }: ValueColumn): ReadonlyMap<string, string> =>
  new Map(values.map(({ text, match }) => [plainKey(text), match]));

/** The conversion for imported rows; null if all values stay unchanged. */
export const convertMatched = (of: ValueColumn): Converting | null => {
  const chosen = new Map([...matchesOf(of)].filter(([, match]) => match !== ''));
  return chosen.size === 0 ? null : convertValues(chosen);
};

/** @param choices the user's matches, by text */
export const withChoices = (of: ValueColumn, choices: FileColumn['chosenValues']): ValueColumn => ({
  ...of,
  values: of.values.map((value) => ({ ...value, match: choices?.get(value.text) ?? value.match })),
});
