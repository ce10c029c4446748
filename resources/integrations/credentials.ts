/** A partner system's secrets, by parameter (rules 3, Backend integration parameters). */
import type { ComposedEntries } from '../../src/schema/field';
import { isObject } from '../../src/lib/util/isObject';

/** Parameters on the screen, by system. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  PAR: ['DC Key'],
  CrunchTime: [
    'UserId',
    'Password',
    'Inventory Auth Token',
    'All Products Auth Token',
    'Locations Auth Token',
  ],
};

/** Returns the parameters of a system; none if it is unknown. */
export const parametersOf = (system: unknown): readonly string[] =>
  typeof system === 'string' && Object.hasOwn(parameters, system) ? (parameters[system] ?? []) : [];

/** 'DC Key:' → 'DCKey': removes spaces and trailing colons. */
export const parameterKey = (label: string): string => label.replace(/\s+/g, '').replace(/:+$/, '');

/** 'DCKey' → 'DC Key'; the key of an unknown parameter. */
export const parameterLabel = (key: string): string =>
  Object.values(parameters)
    .flat()
    .find((label) => parameterKey(label) === key) ?? key;

const mask = '••••';

/**
 * Whether a value is the mask of a stored secret, which is never sent back. The mask uses dots, because a secret may
 * contain asterisks.
 */
export const isMasked = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith('••');

/** Masks a secret before it enters a record: at most its last four characters are kept. */
const masked = (value: unknown): string => {
  const [, end = ''] = /^[•*]{2,}([^•*]{1,4})$/.exec(typeof value === 'string' ? value : '') ?? [];
  return mask + end;
};

export const readCredentials = (value: unknown): Readonly<Record<string, string>> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, secret]) =>
          secret == null || secret === '' ? [] : [[parameterKey(key), masked(secret)]],
        ),
      )
    : {};

/** Returns the typed secrets; null if the form has no value. */
export const sentCredentials = (value: unknown): Readonly<Record<string, string>> | null => {
  if (value == null) return null;
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, secret]) =>
          typeof secret === 'string' && secret.trim() !== '' && !isMasked(secret)
            ? [[parameterKey(key), secret.trim()]]
            : [],
        ),
      )
    : {};
};

const valuesIn = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(isObject(value) ? value : {}).filter(
      ([, credential]) => credential != null && credential !== '',
    ),
  );

/** Each parameter; a typed secret is never shown. */
export const credentialEntries: ComposedEntries = {
  of: (value) =>
    [...valuesIn(value)].map(([key, credential]) => ({
      key,
      name: parameterLabel(key),
      value: credential,
      shown: masked(credential),
    })),
  with: (value, changes) =>
    Object.fromEntries(
      [...new Map([...valuesIn(value), ...changes])].filter(
        ([, credential]) => credential !== null,
      ),
    ),
  isMissingUnchanged: true,
};
