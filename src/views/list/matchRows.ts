/** Text search in loaded rows: by the record's name and by its columns. */
import type { RaRecord } from 'react-admin';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import { looseRows } from '../../schema/looseMatch';
import { fillTemplate, valueAt } from '../../schema/template';

const textOf = (declaration: AnyDeclaration, row: RaRecord): string =>
  [
    fillTemplate(declaration.represent, row),
    ...listOf(declaration).columns.map((name) => {
      const value: unknown = row[name];
      return typeof value === 'string' ? value : '';
    }),
  ]
    .join('\n')
    .toLocaleLowerCase();

export const matchRows = (
  declaration: AnyDeclaration,
  rows: readonly RaRecord[],
  text: string,
): readonly RaRecord[] => {
  const wanted = text.replace(/\s+/gu, ' ').trim().toLocaleLowerCase();
  return wanted === '' ? rows : rows.filter((row) => textOf(declaration, row).includes(wanted));
};

/** Shorter texts have too many approximate matches. */
const minCharacters = 3;

/** Like an exact match; if there is none, returns the approximate matches. */
export const matchLoosely = (
  declaration: AnyDeclaration,
  rows: readonly RaRecord[],
  text: string,
): { readonly rows: readonly RaRecord[]; readonly isLoose: boolean } => {
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
  readonly asked: string | null;
  /** Number of rows that were compared, of those that the platform found. */
  readonly compared: number;
  readonly found: number;
}

/** The loaded rows were searched. */
export const looseHere: LooseSearch = { asked: null, compared: 0, found: 0 };

export const looseOf = (meta: unknown): LooseSearch | null => {
  const [asked, compared, found] = ['asked', 'compared', 'found'].map((key) =>
    valueAt(meta, `loose.${key}`),
  );
  if (typeof asked !== 'string') return null;
  return { asked, compared: Number(compared), found: Number(found) };
};
