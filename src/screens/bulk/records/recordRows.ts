/** Converts rows of the sheet to the values that the create form would send. */
import type { Entries } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Within } from '../../../schema/within';
import { inSlices } from '../../../spreadsheet/breathe';
import { initialValues } from '../../../views/form/initialValues';
import { valueOf } from '../edit/sheet/recordTexts';
import type { Choices, ChoiceColumn } from './choices';

export interface RecordRow {
  /** Number of the row in the sheet. */
  readonly row: number;
  /** The row's number in its file. */
  readonly line: string;
  /** Values as in the form. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The texts of its cells, by field name. */
  readonly shown: Readonly<Record<string, string>>;
}

interface Wanted {
  readonly declaration: AnyDeclaration;
  readonly within: Within;
  /** Values that are selected once for all rows. */
  readonly once: Readonly<Record<string, string>>;
  readonly entries: Entries;
  readonly choices: Choices;
  readonly columns: readonly ChoiceColumn[];
  readonly lineOf: (row: number) => string;
}

/** @throws for a row with errors; such rows are never sent */
const chosen = (choices: Choices, place: number, text: string): string => {
  const value = choices.valueOf(place, text);
  if (value === undefined) throw new Error('A cell of a row without faults has an unknown value.');
  return value;
};

export const recordRows = async ({
  declaration,
  within,
  once,
  entries,
  choices,
  columns,
  lineOf,
}: Wanted): Promise<readonly RecordRow[]> => {
  const { fields, create } = declaration;
  const first = initialValues({
    declaration,
    fields: create?.fields ?? [],
    record: undefined,
    within,
    begun: once,
  });
  const isChoice = new Set(columns.map(({ place }) => place));
  const rows: RecordRow[] = [];
  await inSlices(entries.toCreate(), (row) => {
    const texts = entries.columns.map(({ key }, place) => [key, entries.textAt(row, place).trim()]);
    const shown = Object.fromEntries(texts) as Readonly<Record<string, string>>;
    // An empty cell gets the form's initial value.
    const own = entries.columns.flatMap(({ key, rule }, place) => {
      const text = shown[key] ?? '';
      if (text === '') return [];
      const value = isChoice.has(place)
        ? chosen(choices, place, text)
        : valueOf(fields[key], rule, text);
      return [[key, value] as const];
    });
    rows.push({ row, line: lineOf(row), shown, values: { ...first, ...Object.fromEntries(own) } });
  });
  return rows;
};
