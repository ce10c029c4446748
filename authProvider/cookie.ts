/** The session cookie. Nothing else of a session is stored anywhere (rules 9). */
import { packCredentials, unpackCredentials, type Credentials } from './credentials';

export const cookieName = 'facings_session';

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
  const attributes = `; Path=${path}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const read = () => {
    const own = document.cookie.split('; ').find((part) => part.startsWith(`${cookieName}=`));
    return own === undefined ? undefined : unpackCredentials(own.slice(cookieName.length + 1));
  };
  return {
    read,
    write: (credentials) => {
      const value = packCredentials(credentials);
      if (bytes(cookieName) + bytes(value) > cookieLimit) return 'tooLarge';
      document.cookie = `${cookieName}=${value}${attributes}`;
      // The browser may refuse cookies, which is better reported now than discovered later.
      return read()?.access === credentials.access ? 'written' : 'refused';
    },
    clear: () => {
      document.cookie = `${cookieName}=${attributes}; Max-Age=0`;
    },
  };
};
