/** JWT-shaped tokens with a real expiry. The signature is checked, so a changed claim is refused. */
import { newId } from '../store/newId';
import type { User } from '../store/tables';
import { digest } from './digest';

const key = 'facings-stand-in';
const refreshTtlSeconds = 30 * 24 * 3600;

export interface Claims {
  readonly use: 'access' | 'refresh';
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  /** Seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
  readonly jti: string;
  /** Id of its sign-in, and number of refreshes since. */
  readonly sid: string;
  readonly generation: number;
}

const encode = (value: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const decode = (text: string): unknown => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
};

const sign = (claims: Claims): string => {
  const signed = `${encode({ alg: 'stand-in', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${encode(digest(signed, key))}`;
};

/** Both tokens of one step of a session. */
export const issueTokens = ({
  user,
  session: { id: sid, generation },
  now,
  accessTtlSeconds,
}: {
  readonly user: User;
  readonly session: { readonly id: string; readonly generation: number };
  readonly now: number;
  readonly accessTtlSeconds: number;
}) => {
  const iat = Math.floor(now / 1000);
  const common = { sub: user.id, email: user.email, name: user.name, iat, sid, generation };
  const one = (use: Claims['use'], ttl: number) =>
    sign({ ...common, use, exp: iat + ttl, jti: newId() });
  return {
    access_token: one('access', accessTtlSeconds),
    refresh_token: one('refresh', refreshTtlSeconds),
  };
};

/** Claims of a token that we issued; undefined for any other text. The expiry is not checked. */
export const readToken = (token: string, use: Claims['use']): Claims | undefined => {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return undefined;
  try {
    if (decode(signature) !== digest(`${header}.${payload}`, key)) return undefined;
    const claims = decode(payload) as Claims;
    return claims.use === use ? claims : undefined;
  } catch {
    return undefined;
  }
};

export const isExpired = ({ exp }: Claims, now: number): boolean => exp * 1000 <= now;
