/**
 * Chaos in addition to what a test sets: a slow connection, on which every n-th call fails before it is executed, in
 * ways that the console recovers from. It lasts through resets and scenarios, as long as the process or page.
 */
import { readToken } from './auth/tokens';
import type { ContractRow } from './calls';
import { isObject } from './jsonValue';
import type { Fault } from './settings';

export interface BaseSettings {
  readonly latencyMs: number;
  /** Every n-th call fails. */
  readonly every: number;
  /** Used in turn. */
  readonly faults: readonly Fault[];
}

/** Header of a response caused by the base line. */
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
  /** Failed calls that have not been repeated yet: the repetition must succeed. */
  let open = new Set<string>();
  /** Why each access token needs a refresh, by session. */
  let owed = new Map<string, 'base' | 'own'>();

  const set = (next: BaseSettings | undefined) => {
    settings = next;
    // A page with few calls gets a fault, too.
    counted = next ? Math.floor(next.every / 2) : 0;
    open = new Set();
    owed = new Map();
  };
  set(initial);

  /** The fault for the call. `isSpared`: the test has its own fault for this call. */
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

  /** Remembers that a token was refused for another reason, so that its refresh does not count as chaos. */
  const sawAnswer = (request: Request, { status }: Response) => {
    const session = status === 401 || status === 500 ? bearerOf(request) : undefined;
    if (settings && session) owed.set(session, 'own');
  };

  /** Whether this call is the refresh caused by a failed one. */
  const isAftermath = async (request: Request, row: ContractRow | undefined): Promise<boolean> => {
    if (!settings || row?.name !== refreshName) return false;
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    const session = sessionOf(isObject(body) ? body.refresh_token : undefined, 'refresh');
    return session !== undefined && owed.get(session) === 'base';
  };

  return { set, take, sawAnswer, isAftermath, latencyMs: () => settings?.latencyMs ?? 0 };
};

export type BaseLine = ReturnType<typeof createBaseLine>;
