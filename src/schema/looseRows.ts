/** Rows that match a search loosely, the closest ones first unless their order is to be kept. */
import type { AnyDeclaration } from './defineResource';
import { looseDistance } from '../lib/text/looseMatch';
import { fillTemplate } from './template';

type Row = Readonly<Record<string, unknown>>;

/**
 * The text of a row that is searched: its name and its field values. Ids of other records are excluded, because
 * nobody searches for them.
 */
const textOf = ({ represent, fields }: AnyDeclaration, row: Row): string =>
  [
    fillTemplate(represent, row),
    ...Object.entries(fields).map(([name, { kind }]) => {
      const value = row[name];
      return kind === 'text' && typeof value === 'string' ? value : '';
    }),
  ].join('\n');

export const looseRows = <R extends Row>(
  declaration: AnyDeclaration,
  rows: readonly R[],
  text: string,
  { isRanked = true }: { readonly isRanked?: boolean } = {},
): R[] => {
  const fitting = rows.flatMap((row) => {
    const distance = looseDistance(text, textOf(declaration, row));
    return distance === null ? [] : [{ row, distance }];
  });
  if (isRanked) fitting.sort((a, b) => a.distance - b.distance);
  return fitting.map(({ row }) => row);
};
