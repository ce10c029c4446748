/** The session cookie. Nothing else of a session is stored anywhere (rules 9). */
import { packCredentials, unpackCredentials, type Credentials } from './credentials';

const baseName = 'facings_session';

/**
 * The name with a prefix on https, so that no other host of the domain can set the cookie. `__Host-` demands the path
 * `/`; below a sub-path `__Secure-` is the strongest prefix that a browser accepts.
 */
export const cookieName = ({ path, isSecure }: { path: string; isSecure: boolean }): string => {
  if (!isSecure) return baseName;
  return (path === '/' ? '__Host-' : '__Secure-') + baseName;
};

/** Maximum bytes of name and value together in every browser; a larger cookie is dropped silently. */
export const cookieLimit = 4096;

/** `tooLarge`: the two credentials do not fit. `refused`: the browser does not store cookies. */
export type CookieOutcome = 'written' | 'tooLarge' | 'refused';

export interface CookiePort {
  readonly read: () => Credentials | undefined;
  /** If it fails, the cookie is unchanged. */
  readonly write: (credentials: Credentials) => CookieOutcome;
  readonly clear: () => void;
}

interface CookieOptions {
  /** Base path of the console: '/' or '/demo/'. */
  readonly path: string;
  readonly isSecure: boolean;
  readonly document?: Pick<Document, 'cookie'>;
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

export const createCookie = ({
  path,
  isSecure,
  document = globalThis.document,
}: CookieOptions): CookiePort => {
  const name = cookieName({ path, isSecure });
  const attributes = `; Path=${path}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const readAs = (as: string) => {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(`${as}=`));
    return pair === undefined ? undefined : unpackCredentials(pair.slice(as.length + 1));
  };
  const clearAs = (as: string) => {
    document.cookie = `${as}=${attributes}; Max-Age=0`;
  };
  const read = () => readAs(name);
  const write = (credentials: Credentials): CookieOutcome => {
    const value = packCredentials(credentials);
    if (bytes(name) + bytes(value) > cookieLimit) return 'tooLarge';
    document.cookie = `${name}=${value}${attributes}`;
    // The browser may refuse cookies, which is better reported now than discovered later.
    return read()?.access === credentials.access ? 'written' : 'refused';
  };
  // A session from before the prefix keeps going. Read only here, because any host of the domain can set this name.
  const unprefixed = name === baseName ? undefined : readAs(baseName);
  if (unprefixed) {
    if (!read()) write(unprefixed);
    clearAs(baseName);
  }
  return { read, write, clear: () => clearAs(name) };
};
