/** Text search among rows that are loaded: by what a row is called, and by what its columns show. */
import type { RaRecord } from 'react-admin';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import { looseRows } from '../../schema/looseRows';
import { fillTemplate } from '../../schema/template';

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

/** Shorter texts have too many neighbors. */
const leastCharacters = 3;

/** The same; where nothing holds the text as it was typed, the rows that come close. */
export const matchLoosely = (
  declaration: AnyDeclaration,
  rows: readonly RaRecord[],
  text: string,
): { readonly rows: readonly RaRecord[]; readonly isLoose: boolean } => {
  const found = matchRows(declaration, rows, text);
  if (found.length > 0 || text.trim().length < leastCharacters)
    return { rows: found, isLoose: false };
  const close = looseRows(declaration, rows, text);
  return { rows: close, isLoose: close.length > 0 };
};

/** Whether a list's text search is the console's to do: all rows come at once, and no call searches them. */
export const isSearchedHere = ({ calls }: AnyDeclaration): boolean => {
  const list = calls?.list;
  return list?.paging.kind === 'whole' && list.search === undefined && list.searchAt === undefined;
};
