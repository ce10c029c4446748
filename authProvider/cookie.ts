/** The one cookie. Nothing else of a session is stored anywhere (rules 9). */
import { packCredentials, unpackCredentials, type Credentials } from './credentials';

export const cookieName = 'facings_session';

/** Bytes of name and value together that every browser keeps; a larger cookie is dropped in silence. */
export const cookieLimit = 4096;

/** `tooLarge`: both credentials do not fit. `refused`: the browser keeps no cookies. */
export type CookieOutcome = 'written' | 'tooLarge' | 'refused';

export interface CookiePort {
  readonly read: () => Credentials | undefined;
  /** What is not written leaves the cookie as it was. */
  readonly write: (credentials: Credentials) => CookieOutcome;
  readonly clear: () => void;
}

interface CookieOptions {
  /** Where the console stands: '/' or '/demo/'. */
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
      // A browser may refuse for its own reasons (cookies off): better told now than found later.
      return read()?.access === credentials.access ? 'written' : 'refused';
    },
    clear: () => {
      document.cookie = `${cookieName}=${attributes}; Max-Age=0`;
    },
  };
};
