/** The credentials and their owner: the content of the session cookie (rules 9). */
export interface Credentials {
  readonly access: string;
  readonly refresh: string;
  /** E-mail address, which POST /api/auth/refresh expects as username (rules R30). */
  readonly username: string;
  /** Known after GET /api/users/me. */
  readonly userId?: string | undefined;
}

/** Whether a text can be sent in a header and stored in a cookie unchanged; other texts are not credentials. */
export const isCredential = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

/** Packs four escaped parts for the cookie, joined by a character that escaping removes. */
export const packCredentials = ({ access, refresh, username, userId = '' }: Credentials): string =>
  [access, refresh, username, userId].map(encodeURIComponent).join('|');

/** Returns undefined for anything else, because a cookie may contain any text. */
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

/** Returns the expiry of the access credential, in seconds since 1970; undefined if it contains none. */
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
