/** Text search in loaded rows: by the record's name and by its columns, with the names of other records that rows carry. */
import { listOf, type AnyDeclaration } from './defineResource';
import { isObject } from '../lib/util/isObject';
import { looseRows } from './looseRows';
import { fillTemplate, firstValueAt, valueAt } from './template';
import { plainKey } from '../lib/text/plainText';

type Row = Readonly<Record<string, unknown>>;

const textOf = (declaration: AnyDeclaration, row: Row): string =>
  [
    fillTemplate(declaration.represent, row),
    ...listOf(declaration).columns.map((name) => {
      const field = declaration.fields[name];
      // The screen shows the name of a referenced record, and its id nowhere.
      const shown: unknown =
        field?.kind === 'reference' ? firstValueAt(row, field.nameFrom ?? []) : row[name];
      return typeof shown === 'string' ? shown : '';
    }),
  ]
    .map(plainKey)
    .join('\n');

export const matchRows = <R extends Row>(
  declaration: AnyDeclaration,
  rows: readonly R[],
  text: string,
): readonly R[] => {
  const wanted = plainKey(text);
  return wanted === '' ? rows : rows.filter((row) => textOf(declaration, row).includes(wanted));
};

/** Shorter texts have too many approximate matches. */
const minCharacters = 3;

/** Like an exact match; if there is none, returns the approximate matches. */
export const matchLoosely = <R extends Row>(
  declaration: AnyDeclaration,
  rows: readonly R[],
  text: string,
): { readonly rows: readonly R[]; readonly isLoose: boolean } => {
  const found = matchRows(declaration, rows, text);
  if (found.length > 0 || text.trim().length < minCharacters)
    return { rows: found, isLoose: false };
  const close = looseRows(declaration, rows, text);
  return { rows: close, isLoose: close.length > 0 };
};

/** Whether the console itself must search a list: all rows are returned at once, and no call searches them. */
export const isSearchedHere = ({ calls }: AnyDeclaration): boolean => {
  const list = calls?.list;
  return list?.paging.kind === 'whole' && list.search === undefined;
};

/** How a search found approximate matches. */
export interface LooseSearch {
  /** The query sent to the platform; null if the loaded rows were searched. */
  readonly searched: string | null;
  /** Number of rows that were compared, of those that the platform found. */
  readonly compared: number;
  readonly found: number;
}

/** The loaded rows were searched. */
export const looseHere: LooseSearch = { searched: null, compared: 0, found: 0 };

/** How the data provider found the rows of a response; null if they match exactly. */
export const looseOf = (meta: unknown): LooseSearch | null => {
  const loose = valueAt(meta, 'loose');
  return isObject(loose) ? (loose as unknown as LooseSearch) : null;
};
