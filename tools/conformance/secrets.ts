/** Masks known secrets and everything that looks like a credential. */

const tokenLike = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;

export const createSecrets = () => {
  const known = new Set<string>();
  return {
    add: (...values: readonly string[]): void => {
      for (const value of values) if (value.length > 3) known.add(value);
    },
    masked: (text: string): string =>
      [...known]
        .sort((one, other) => other.length - one.length)
        .reduce((safe, secret) => safe.replaceAll(secret, '••••'), text)
        .replaceAll(tokenLike, '••••'),
  };
};
