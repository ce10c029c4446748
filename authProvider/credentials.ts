/** Both credentials and whose they are: what the one cookie holds (rules 9). */
export interface Credentials {
  readonly access: string;
  readonly refresh: string;
  /** E-mail, which POST /api/auth/refresh wants as username (rules R30). */
  readonly username: string;
  /** Known once GET /api/users/me has answered. */
  readonly userId?: string | undefined;
}

/** Whether a text can travel in a header and a cookie as it is; anything else is no credential. */
export const isCredential = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

/** Text of the cookie's value: four parts, each escaped, joined by a character that escaping removes. */
export const packCredentials = ({ access, refresh, username, userId = '' }: Credentials): string =>
  [access, refresh, username, userId].map(encodeURIComponent).join('|');

/** Undefined for whatever is no pair of credentials: a cookie can hold anything. */
export const unpackCredentials = (text: string): Credentials | undefined => {
  try {
    const [access, refresh, username, userId] = text.split('|').map(decodeURIComponent);
    if (!access || !refresh || !username) return undefined;
    if (!isCredential(access) || !isCredential(refresh)) return undefined;
    return { access, refresh, username, ...(userId ? { userId } : {}) };
  } catch {
    return undefined;
  }
};

/** Seconds since 1970 at which the access credential expires, read from itself; undefined where it says none. */
export const expiryOf = (access: string): number | undefined => {
  const [, payload] = access.split('.');
  if (!payload) return undefined;
  try {
    const json = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    const { exp } = JSON.parse(json) as { exp?: unknown };
    return typeof exp === 'number' && Number.isFinite(exp) ? exp : undefined;
  } catch {
    return undefined;
  }
};
