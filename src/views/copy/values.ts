/** What of a record goes into its copy. */
import type { RaRecord } from 'react-admin';
import { holds } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { LeftOut } from '../../schema/duplicate';
import type { ParentIds } from '../../schema/routes';
import { recordValues, writeCallOf } from '../../schema/writeCall';

export type CopyValues = Readonly<Record<string, unknown>>;

/** The stored values in the form that a create has them in. */
export const copiedValues = ({ fields }: AnyDeclaration, record: RaRecord): RaRecord =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const copiedBy = Object.hasOwn(fields, name) ? fields[name]?.copied : undefined;
      return [name, copiedBy ? copiedBy(value) : (value as unknown)];
    }),
  ) as RaRecord;

/** Whether a record has something here: not an empty text, list or object. */
export const hasValue = (value: unknown): boolean =>
  value != null &&
  value !== '' &&
  value !== false &&
  (typeof value !== 'object' || Object.values(value).some(hasValue));

/** Fields with a value for which the create form has no input: those of the edit form, and pictures. */
export const lostNames = (
  { create, edit, fields }: AnyDeclaration,
  record: CopyValues,
): readonly string[] => {
  const pictures = Object.keys(fields).filter((name) => fields[name]?.kind === 'media');
  return [...new Set([...(edit?.fields ?? []), ...pictures])].filter(
    (name) => !create?.fields.includes(name) && hasValue(record[name]),
  );
};

const leftOutAs = ({ create }: AnyDeclaration, name: string): LeftOut | undefined =>
  create?.duplicate?.without?.[name];

/** Whether a field may contain credentials. A reference is no secret: it names a record. */
export const isSecret = (declaration: AnyDeclaration, name: string): boolean => {
  const { secret, kind } = declaration.fields[name] ?? {};
  return (
    secret !== undefined || (leftOutAs(declaration, name) === 'secret' && kind !== 'reference')
  );
};

/**
 * What a create accepts and its calls complete, without secrets and parents.
 * @param keepsUnique what no two records of an organization share can be copied to another one
 */
export const sentCopy = (
  declaration: AnyDeclaration,
  stored: RaRecord,
  { parents, keepsUnique }: { readonly parents: ParentIds; readonly keepsUnique: boolean },
): CopyValues => {
  const record = copiedValues(declaration, stored);
  const { create, calls } = declaration;
  const names = new Set([
    ...writeCallOf(declaration, 'create').send,
    ...(create?.fields ?? []),
    ...Object.keys(calls?.also ?? {}),
  ]);
  const values = Object.fromEntries(
    [...names].flatMap((name) => {
      const isLeft =
        name in parents ||
        isSecret(declaration, name) ||
        (!keepsUnique && leftOutAs(declaration, name) === 'unique');
      return isLeft || record[name] == null ? [] : [[name, record[name] as unknown]];
    }),
  );
  return recordValues(declaration, values, { ...record, ...parents });
};

/** Fields that the record has a value in, the create requires, and the copy lacks. */
export const lackingNames = (
  { create, fields }: AnyDeclaration,
  record: CopyValues,
  copy: CopyValues,
): readonly string[] =>
  (create?.fields ?? []).filter((name) => {
    const { required = false, shownIf } = fields[name] ?? {};
    return required && hasValue(record[name]) && !hasValue(copy[name]) && holds(shownIf, record);
  });
