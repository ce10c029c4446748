/** Parameters of a partner's system as they travel (rules 3, Backend integration parameters). */
import type { CredentialsField } from '../../schema/field';
import type { Kind } from '../kind';

/** 'DC Key:' → 'DCKey': without spaces and trailing colons. */
export const parameterKey = (label: string): string => label.replace(/\s+/g, '').replace(/:+$/, '');

const mask = '••••';

/** What stands for a stored secret; it is no value, and never sent back. Asterisks may be typed, dots are not. */
export const isMasked = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith('••');

/** Whatever the platform sends of a secret, at most its last four characters reach the console's records. */
const masked = (value: unknown): string => {
  const [, end = ''] = /^[•*]{2,}([^•*]{1,4})$/.exec(typeof value === 'string' ? value : '') ?? [];
  return mask + end;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const credentialsWire = {
  toPlatform: (value: unknown): unknown =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, secret]) =>
            typeof secret === 'string' && secret.trim() !== '' && !isMasked(secret)
              ? [[parameterKey(key), secret.trim()]]
              : [],
          ),
        )
      : {},
  fromPlatform: (value: unknown): unknown =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, secret]) =>
            secret == null || secret === '' ? [] : [[parameterKey(key), masked(secret)]],
          ),
        )
      : {},
};

export const kind: Kind<CredentialsField> = {
  wire: credentialsWire,
  sortKey: null,
  column: { isNeverOffered: true },
};
