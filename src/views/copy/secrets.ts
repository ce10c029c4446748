/** Secrets of copied records. They are asked for, live in memory only, and are sent with the creation of the copy. */
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { CopiedField } from './freeValues';
import { gapKey, type Gap } from './there';
import { hasValue, isSecret, type CopyValues } from './values';

/** A secret that a copy is created with, if it is entered. */
export interface AskedSecret extends CopiedField {
  /** Of the copy. */
  readonly key: string;
  /** The copied record, or what is known of what is created for the copies. */
  readonly record: CopyValues;
  /** Id of the selected record that it belongs to. */
  readonly of?: RaRecord['id'];
}

export const secretKey = ({ name }: AnyDeclaration, { id }: CopyValues): string =>
  `${name} ${String(id)}`;

const formSecrets = (declaration: AnyDeclaration): readonly string[] =>
  (declaration.create?.fields ?? []).filter((name) => isSecret(declaration, name));

/** Fields with secrets that the record has, or may have where the platform never returns them. */
export const secretNames = (declaration: AnyDeclaration, record: CopyValues): readonly string[] =>
  formSecrets(declaration).filter(
    (name) => declaration.fields[name]?.secret === 'hidden' || hasValue(record[name]),
  );

interface Copied {
  /** Id of the selected record that it belongs to. */
  readonly of: RaRecord['id'];
  readonly entity: AnyDeclaration;
  readonly record: RaRecord;
}

export const secretsOf = ({ of, entity, record }: Copied): readonly AskedSecret[] =>
  secretNames(entity, record).map((name) => {
    return { declaration: entity, name, key: secretKey(entity, record), record, of };
  });

/** Those of what is created because copies refer to it, each once. */
export const gapSecrets = (gaps: readonly Gap[]): readonly AskedSecret[] => {
  const secrets = gaps.flatMap((gap) => {
    if (!gap.adds) return [];
    const { declaration, name: title } = gap.adds;
    const of = { declaration, key: gapKey(gap), record: { [title]: gap.text } };
    return gap.adds.secrets.map((name) => ({ ...of, name }));
  });
  return [...new Map(secrets.map((one) => [`${one.key}\n${one.name}`, one])).values()];
};

/** What a creation sends of them: the entered ones, and for others what a new record begins with, if it needs them. */
export const secretValues = (declaration: AnyDeclaration, typed: CopyValues): CopyValues =>
  Object.fromEntries(
    formSecrets(declaration).flatMap((name) => {
      const { required = false, initial } = declaration.fields[name] ?? {};
      const value: unknown = hasValue(typed[name]) ? typed[name] : required ? initial : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Secrets that are the same here, so that they are entered once; those that the platform never returns may differ. */
export const equalSecrets = (
  secrets: readonly AskedSecret[],
): readonly (readonly AskedSecret[])[] => {
  const groups = new Map<string, AskedSecret[]>();
  for (const secret of secrets) {
    const { declaration, name, key, record } = secret;
    const value = record[name];
    // Of a stored copy, only that it has a secret is known.
    const isRead = hasValue(value) && value !== true;
    const same = JSON.stringify([declaration.name, name, isRead ? value : key]);
    groups.set(same, [...(groups.get(same) ?? []), secret]);
  }
  return [...groups.values()];
};

/** The creation is refused without it. */
export const isNeeded = ({ declaration, name }: CopiedField): boolean => {
  const { required = false, initial } = declaration.fields[name] ?? {};
  return required && initial === undefined;
};

/** The record without its secrets; of those that it has, only that it has them is kept. */
export const withoutSecrets = (declaration: AnyDeclaration, record: RaRecord): RaRecord => ({
  ...record,
  ...Object.fromEntries(
    Object.keys(record)
      .filter((name) => isSecret(declaration, name))
      .map((name) => [name, hasValue(record[name])]),
  ),
});

/** `shouldFocus`: an input whose value cannot be sent takes the focus. */
type SecretCheck = (options: { readonly shouldFocus: boolean }) => Promise<boolean>;

/**
 * What was entered, by the key of the copy.
 *
 * @param isAgain an earlier page asked, too
 */
export const createTypedSecrets = (isAgain = false) => {
  const values = new Map<string, CopyValues>();
  const checks = new Set<SecretCheck>();
  return {
    isAgain,
    of: (key: string): CopyValues => values.get(key) ?? {},
    set: (key: string, name: string, value: unknown): void =>
      void values.set(key, { ...values.get(key), [name]: value }),
    /** An input says whether its value can be sent. Returns what removes it. */
    check: (isValid: SecretCheck): (() => void) => {
      checks.add(isValid);
      return () => void checks.delete(isValid);
    },
    /** Whether all can be sent; the inputs show what cannot. */
    areValid: async (): Promise<boolean> => {
      let areAll = true;
      // One after the other, so that the first one that cannot be sent has the focus.
      for (const isValid of checks) areAll = (await isValid({ shouldFocus: areAll })) && areAll;
      return areAll;
    },
  };
};

export type TypedSecrets = ReturnType<typeof createTypedSecrets>;
