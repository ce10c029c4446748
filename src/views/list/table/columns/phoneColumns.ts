/** The order of a list's columns on a phone, where two or three of them are seen at once. */
import useMediaQuery from '@mui/material/useMediaQuery';
import { kindOf } from '../../../../fields/kinds';
import { onPhones } from '../../../../fields/styles';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import type { Field, PhoneColumn } from '../../../../schema/field';

// Chooses the column whose cell is the row's link.

/** Cells that contain links or controls cannot be inside a link; a custom cell may contain them. */
const hasControls = (field: Field | undefined): boolean =>
  field !== undefined && (field.cell !== undefined || kindOf(field).column?.hasControls === true);

/**
 * Returns the first text column, because a picture has no text for the link; otherwise the first column that can be a
 * link. Null if every column contains controls; such rows have a separate link.
 */
export const linkColumnOf = (
  { fields }: AnyDeclaration,
  columns: readonly string[],
): string | null => {
  const able = columns.filter((name) => !hasControls(fields[name]));
  return able.find((name) => fields[name]?.kind === 'text') ?? able[0] ?? null;
};

/** Whether rows have their own buttons: records without a page are edited and removed in the list. */
export const hasRowActions = ({
  routes,
  create,
  edit,
  remove,
  list,
  actions = [],
}: AnyDeclaration): boolean =>
  list?.rowActions !== undefined ||
  (routes.view === undefined &&
    (Boolean(edit ?? remove ?? create?.duplicate) || actions.length > 0));

const query = onPhones.replace('@media ', '');

/** Where another order or another control is drawn; what only looks different uses `onPhones`. */
export const useIsPhone = (): boolean => useMediaQuery(query, { noSsr: true });

export type PhoneColumns = readonly PhoneColumn<string>[];

/** What tells a record's state: it is looked for first, beside the name. */
export const isState = ({ fields }: AnyDeclaration, name: string): boolean =>
  ['choice', 'switch'].includes(fields[name]?.kind ?? '');

/** Columns that a phone shows in the cell of another one: below it, a state that comes first beside it. */
export const phoneStacks = (
  { list }: AnyDeclaration,
  columns: readonly string[],
  onPhone: PhoneColumns = list?.onPhone ?? [],
): Readonly<Record<string, readonly string[]>> => {
  const stacks: Record<string, readonly string[]> = {};
  for (const entry of onPhone) {
    const [head, ...below] = typeof entry === 'string' ? [entry] : entry;
    const shown = below.filter((name) => columns.includes(name));
    if (columns.includes(head) && shown.length > 0) stacks[head] = shown;
  }
  return stacks;
};

/** Declared first; else pictures, the record's name, its states, and then the rest in the list's own order. */
export const phoneColumns = (
  declaration: AnyDeclaration,
  columns: readonly string[],
  onPhone: PhoneColumns | undefined = declaration.list?.onPhone,
): readonly string[] => {
  const { fields } = declaration;
  const link = linkColumnOf(declaration, columns);
  const first = onPhone?.flat() ?? [
    ...columns.filter((name) => fields[name]?.kind === 'image'),
    ...(link === null ? [] : [link]),
    ...columns.filter((name) => isState(declaration, name)),
  ];
  return [...new Set([...first.filter((name) => columns.includes(name)), ...columns])];
};
