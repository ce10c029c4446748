/**
 * Chaos below whatever a test sets: a slow line on which one call in so many fails before anything is done, in a
 * way the console mends by itself. It stays through reset and scenario, and as long as the process or the page.
 */
import { readToken } from './auth/tokens';
import type { ContractRow } from './contractRow';
import type { Fault } from './settings';

export interface BaseSettings {
  readonly latencyMs: number;
  /** One call in this number fails. */
  readonly every: number;
  /** They take turns. */
  readonly faults: readonly Fault[];
}

/** Header of an answer that the base line brought about. */
export const baseMark = 'x-stand-in-base';

const sessionOf = (token: unknown, use: 'access' | 'refresh'): string | undefined => {
  const claims = typeof token === 'string' ? readToken(token, use) : undefined;
  return claims && `${claims.sid} ${claims.generation}`;
};

const bearerOf = ({ headers }: Request): string | undefined =>
  sessionOf(headers.get('Authorization')?.split(' ')[1], 'access');

const refreshName = 'POST /api/auth/refresh';

const textOf = (request: Request): Promise<string> =>
  request.headers.get('Content-Type')?.includes('json')
    ? request.clone().text()
    : Promise.resolve('');

export const createBaseLine = (initial?: BaseSettings) => {
  let settings = initial;
  let counted = 0;
  let struck = 0;
  /** Calls that were struck and have not come again: what is repeated has to pass. */
  let open = new Set<string>();
  /** Why each credential has to be renewed, by session. */
  let owed = new Map<string, 'base' | 'own'>();

  const set = (next: BaseSettings | undefined) => {
    settings = next;
    // A page that makes few calls meets a fault as well.
    counted = next ? Math.floor(next.every / 2) : 0;
    open = new Set();
    owed = new Map();
  };
  set(initial);

  /** The fault that strikes; `isSpared`: the test itself has something in mind for this call. */
  const take = async (
    request: Request,
    row: ContractRow | undefined,
    { isSpared }: { readonly isSpared: boolean },
  ): Promise<Fault | undefined> => {
    if (!settings || !row || row.isPublic || isSpared) return undefined;
    const { every, faults } = settings;
    const same = `${request.method} ${request.url} ${await textOf(request)}`;
    if (open.delete(same)) return undefined;
    counted += 1;
    if (counted % every !== 0) return undefined;
    open.add(same);
    struck += 1;
    const session = bearerOf(request);
    if (session && !owed.has(session)) owed.set(session, 'base');
    return faults[struck % faults.length];
  };

  /** Remembers that a credential was refused for another reason; what renews it is no work of chaos. */
  const sawAnswer = (request: Request, { status }: Response) => {
    const session = status === 401 || status === 500 ? bearerOf(request) : undefined;
    if (settings && session) owed.set(session, 'own');
  };

  /** Whether this call is the refresh that a struck one brought about. */
  const isAftermath = async (request: Request, row: ContractRow | undefined): Promise<boolean> => {
    if (!settings || row?.name !== refreshName) return false;
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    const token: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, 'refresh_token') : undefined;
    const session = sessionOf(token, 'refresh');
    return session !== undefined && owed.get(session) === 'base';
  };

  return { set, take, sawAnswer, isAftermath, latencyMs: () => settings?.latencyMs ?? 0 };
};

export type BaseLine = ReturnType<typeof createBaseLine>;
