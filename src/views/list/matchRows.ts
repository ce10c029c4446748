/** Text search among rows that are loaded: by what a row is called, and by what its columns show. */
import type { RaRecord } from 'react-admin';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
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
  const wanted = text.toLocaleLowerCase();
  return wanted === '' ? rows : rows.filter((row) => textOf(declaration, row).includes(wanted));
};

/** Whether a list's text search is the console's to do: all rows come at once, and no call searches them. */
export const isSearchedHere = ({ calls }: AnyDeclaration): boolean => {
  const list = calls?.list;
  return list?.paging.kind === 'whole' && list.search === undefined && list.searchAt === undefined;
};
