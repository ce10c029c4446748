/** Parameters of a partner's system as they travel (Specification 3, Backend integration parameters). */

/** 'DC Key:' → 'DCKey': without spaces and trailing colons. */
export const parameterKey = (label: string): string => label.replace(/\s+/g, '').replace(/:+$/, '');

/** What the platform shows instead of a stored secret; it is no value, and never sent back. */
export const isMasked = (value: unknown): boolean =>
  typeof value === 'string' && /[•*]{2,}/.test(value);

export const credentialsWire = {
  toPlatform: (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, secret]) =>
            typeof secret === 'string' && secret.trim() !== '' && !isMasked(secret)
              ? [[parameterKey(key), secret.trim()]]
              : [],
          ),
        )
      : value,
};
