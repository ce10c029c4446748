/** Conversion of a partner system's parameters (rules 3, Backend integration parameters). */
import type { CredentialsField } from '../../schema/field';
import { isObject } from '../../schema/isObject';
import type { Kind } from '../kind';

/** 'DC Key:' → 'DCKey': removes spaces and trailing colons. */
export const parameterKey = (label: string): string => label.replace(/\s+/g, '').replace(/:+$/, '');

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
  isComparable: false,
};
