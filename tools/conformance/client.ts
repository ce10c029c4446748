/** Sends one call at a time to the platform: rate-limited, with a timeout, and without secrets in messages. */
import { createSecrets } from './secrets';

/** A call by its name in the contract, with its parameters. */
export interface Call {
  /** 'GET /api/zones/{id}'. */
  readonly name: string;
  /** Fills the {names} of the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** UPPER_SNAKE type of the changed resource; if set, audit headers are sent. */
  readonly audit?: string;
  /** Id of the resource, if the path does not end with it. */
  readonly resource?: string;
  /** The action, if it differs from the method's. */
  readonly action?: string;
  /** Replaces the user's credential; null sends none. */
  readonly credential?: string | null;
}

export interface Answer {
  /** 0 without a response. */
  readonly status: number;
  readonly ms: number;
  readonly contentType: string;
  /** Empty without the header. */
  readonly contentRange: string;
  readonly text: string;
  /** Undefined if the text is not JSON. */
  readonly json: unknown;
  /** Why there is no response. */
  readonly problem?: string;
}

/** Ctrl-C: only cleanup calls are sent from now on. */
export class Stopped extends Error {}

export interface ClientOptions {
  readonly url: string;
  readonly rate: number;
  readonly timeoutMs: number;
  readonly stop: AbortSignal;
}

interface Session {
  access: string;
  refresh: string;
  user: string;
  userId: string | undefined;
}

const verbs: Readonly<Record<string, string>> = {
  POST: 'CREATE',
  PUT: 'UPDATE',
  PATCH: 'UPDATE',
  DELETE: 'DELETE',
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const textAt = (value: unknown, key: string): string | undefined => {
  const inner: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof inner === 'string' && inner !== '' ? inner : undefined;
};

export const addressOf = (base: string, { name, path = {}, query = {} }: Call): string => {
  const template = name.split(' ')[1] ?? '';
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(path[key] ?? ''),
  );
  const url = new URL(base + filled);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
};

export const createClient = ({ url, rate, timeoutMs, stop }: ClientOptions) => {
  const secrets = createSecrets();
  let session: Session | undefined;
  let next = 0;
  let isCleaning = false;

  const pace = async (): Promise<void> => {
    const now = Date.now();
    const at = Math.max(now, next);
    next = at + 1000 / rate;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  };

  const headersOf = ({ name, path = {}, audit, action, resource, credential, body }: Call) => {
    const [method = ''] = name.split(' ');
    const bearer = credential === undefined ? session?.access : credential;
    const id = resource ?? Object.values(path).at(-1);
    return {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(bearer == null ? {} : { Authorization: `Bearer ${bearer}` }),
      ...(bearer == null || session?.userId === undefined ? {} : { 'X-User-Id': session.userId }),
      ...(audit === undefined
        ? {}
        : {
            'X-Resource-Type': audit,
            'X-Resource-Action': action ?? `${verbs[method] ?? 'CHANGE'}_${audit}`,
            ...(id === undefined ? {} : { 'X-Resource-Id': id }),
          }),
    };
  };

  const sendOnce = async (call: Call): Promise<Answer> => {
    await pace();
    if (stop.aborted && !isCleaning) throw new Stopped();
    const started = performance.now();
    const ms = () => Math.round(performance.now() - started);
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(addressOf(url, call), {
        method: call.name.split(' ')[0] ?? 'GET',
        headers: headersOf(call),
        // A credential must not be sent to another address.
        redirect: 'manual',
        signal: isCleaning ? limit : AbortSignal.any([limit, stop]),
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      const text = await response.text();
      const contentType = response.headers.get('Content-Type') ?? '';
      const contentRange = response.headers.get('Content-Range') ?? '';
      const json = parsed(text);
      return { status: response.status, ms: ms(), contentType, contentRange, text, json };
    } catch (error) {
      if (stop.aborted && !isCleaning) throw new Stopped();
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const problem = limit.aborted
        ? `no answer within ${timeoutMs / 1000} s`
        : `no answer: ${secrets.masked(cause instanceof Error ? cause.message : String(cause))}`;
      return {
        status: 0,
        ms: ms(),
        contentType: '',
        contentRange: '',
        text: '',
        json: undefined,
        problem,
      };
    }
  };

  const keep = (answer: Answer, user: string): boolean => {
    const access = textAt(answer.json, 'access_token');
    const refresh = textAt(answer.json, 'refresh_token');
    if (access === undefined || refresh === undefined) return false;
    secrets.add(access, refresh);
    session = { access, refresh, user, userId: session?.userId };
    return true;
  };

  const signIn = async (user: string, password: string): Promise<Answer> => {
    secrets.add(password);
    const body = { username: user, password };
    const answer = await sendOnce({ name: 'POST /api/auth', body, credential: null });
    keep(answer, user);
    return answer;
  };

  const refresh = async (): Promise<Answer> => {
    const body = { username: session?.user, refresh_token: session?.refresh };
    const answer = await sendOnce({ name: 'POST /api/auth/refresh', body, credential: null });
    if (session) keep(answer, session.user);
    return answer;
  };

  /** Renews an expired credential once (rules 8); throws only Stopped. */
  const send = async (call: Call): Promise<Answer> => {
    const answer = await sendOnce(call);
    if (answer.status !== 401 || call.credential !== undefined || !session) return answer;
    const before = session.access;
    await refresh();
    return session.access === before ? answer : sendOnce(call);
  };

  return {
    signIn,
    refresh,
    send,
    secrets,
    /** From here on, Ctrl-C does not block calls. */
    beginCleaning: () => {
      isCleaning = true;
    },
    setUserId: (userId: string) => {
      if (session) session.userId = userId;
    },
    userId: () => session?.userId,
    access: () => session?.access ?? '',
    user: () => session?.user ?? '',
    hasSession: () => session !== undefined,
  };
};

export type Client = ReturnType<typeof createClient>;
