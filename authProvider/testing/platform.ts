/** A minimal platform: it signs people in, rotates credentials and returns configured responses. */

export interface ReceivedCall {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Answers instead of the platform; undefined lets the platform answer. */
type Instead = (heard: ReceivedCall, signal: AbortSignal) => Promise<Response | undefined>;

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

export const jwt = (claims: Record<string, unknown>): string =>
  `${encoded({ alg: 'none' })}.${encoded(claims)}.signature`;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A response that never arrives; only an abort ends it, as in a browser. */
export const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => {
      reject(new DOMException('given up', 'AbortError'));
    };
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });

export const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const createPlatform = ({ lifetime = 3600 }: { lifetime?: number } = {}) => {
  const heard: ReceivedCall[] = [];
  const clock = { seconds: 1_800_000_000 };
  /** Refresh credential → person; each can be used once, as on platforms that rotate them. */
  const refreshes = new Map<string, string>();
  const accesses = new Map<string, number>();
  let issued = 0;
  let instead: Instead = async () => undefined;

  const issue = (username: string) => {
    issued += 1;
    const exp = clock.seconds + lifetime;
    const access_token = jwt({ sub: username, exp, issued });
    const refresh_token = `refresh-${String(issued)}`;
    accesses.set(access_token, exp);
    refreshes.set(refresh_token, username);
    return { access_token, refresh_token };
  };

  const answer = (call: ReceivedCall): Response => {
    const body = (call.body ?? {}) as Record<string, string>;
    if (call.path === '/api/auth') {
      return body.password === 'Facings-1!'
        ? json(issue(body.username ?? ''))
        : json({ message: 'E-mail or password is wrong.' }, 401);
    }
    if (call.path === '/api/auth/refresh') {
      const refresh = body.refresh_token ?? '';
      if (refreshes.get(refresh) !== body.username) return json({ message: 'Unknown.' }, 401);
      refreshes.delete(refresh);
      return json(issue(body.username ?? ''));
    }
    if (!call.headers.has('Authorization')) return json({ id: 'seen' });
    const token = call.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    if ((accesses.get(token) ?? 0) <= clock.seconds) return json({ message: 'jwt expired' }, 401);
    if (call.path.startsWith('/api/users/me')) {
      const email = new URLSearchParams(call.path.split('?')[1]).get('email') ?? '';
      return json({ id: `id-of-${email}`, email, name: 'Alex Shelf' });
    }
    return json({ path: call.path });
  };

  const fetchFake = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(input as string);
    const { body } = init;
    const call = {
      method: init.method ?? 'GET',
      path: pathname + search,
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
    };
    heard.push(call);
    const signal = init.signal ?? new AbortController().signal;
    const own = await instead(call, signal);
    if (signal.aborted) throw new DOMException('given up', 'AbortError');
    return own ?? answer(call);
  };

  return {
    fetch: fetchFake,
    heard,
    clock,
    /** Invalidates every access credential issued so far. */
    expireAll: () => {
      accesses.clear();
    },
    refuseRefreshes: () => {
      refreshes.clear();
    },
    answerInstead: (given: Instead) => {
      instead = given;
    },
    heardAt: (path: string) => heard.filter((call) => call.path.split('?')[0] === path),
  };
};

export type Platform = ReturnType<typeof createPlatform>;
