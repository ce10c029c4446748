/** The order of a list's columns on a phone, where two or three of them are seen at once. */
import type { AnyDeclaration } from '../../../schema/defineResource';
import { linkColumnOf } from '../linkColumn';

/** What tells a record's state: the first things that are looked for beside its name. */
const stateKinds: ReadonlySet<string> = new Set(['choice', 'switch']);

/** Declared first; else pictures, the record's name, its states, and then the rest in the list's own order. */
export const phoneColumns = (
  declaration: AnyDeclaration,
  columns: readonly string[],
): readonly string[] => {
  const { fields, list } = declaration;
  const link = linkColumnOf(declaration, columns);
  const kindOf = (name: string) => fields[name]?.kind ?? '';
  const first = list?.onPhone ?? [
    ...columns.filter((name) => kindOf(name) === 'image'),
    ...(link === null ? [] : [link]),
    ...columns.filter((name) => stateKinds.has(kindOf(name))),
  ];
  return [...new Set([...first.filter((name) => columns.includes(name)), ...columns])];
};
