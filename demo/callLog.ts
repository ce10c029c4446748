/** Every call as the simulated platform received it, with secrets masked, for tests and testers. */
import { digest } from './auth/digest';
import { isObject, parsedJson } from './jsonValue';
import type { RefusedBy } from './refusal';
import { realNow } from './scenarios/shownClock';

export type SeenCall = Readonly<Awaited<ReturnType<typeof describeCall>>> & {
  /** From 1; continues after a reload. */
  readonly n: number;
  /** Duration of the response. */
  readonly ms: number;
  /** 0 if the connection was dropped. */
  readonly status: number;
  /** Why the platform refused it, also if a fault answered instead. */
  readonly refused?: RefusedBy;
  /** Message of the refusal. */
  readonly reason?: string;
  /** A fault was applied. */
  readonly fault?: true;
  /** Caused by the base line (baseLine.ts), or a refresh that followed. */
  readonly base?: true;
};

/** Whether the call is not in the contract or violates it. */
export const isOutside = ({ name, refused }: Pick<SeenCall, 'name' | 'refused'>): boolean =>
  name === null || refused === 'contract';

export interface LogPort {
  readonly read: () => readonly SeenCall[];
  readonly write: (calls: readonly SeenCall[]) => void;
}

export const memoryLog = (initial: readonly SeenCall[] = []): LogPort => {
  let kept = initial;
  return {
    read: () => kept,
    write: (calls) => {
      kept = calls;
    },
  };
};

const maxCalls = 500;
const mask = '•••';
const secretKeys =
  /password|token|secret|credential|auth_details|authorization|cookie|api[-_]?key|^dckey$|^key$|^invite_id$/i;
const longestBody = 20_000;

/** The id of such a link is a secret: it allows its use. */
const isOfLink = (path: string): boolean =>
  path.startsWith('/api/auth/reset') || path === '/api/users/invite';

/** Masks user name and password in an address, and secrets in its parameters. */
const maskedAddress = (text: string): string =>
  text
    .replace(/^([a-z][\w+.-]*:\/\/)[^/?#@\s]+@/i, `$1${mask}@`)
    .replace(/([?&]([^=&#]+)=)[^&#]*/g, (all, start: string, key: string) =>
      secretKeys.test(key) ? `${start}${mask}` : all,
    );

/** Masks secrets in objects sent as text, such as a webhook's headers. */
const maskedText = (text: string): string => {
  if (/^[a-z][\w+.-]*:\/\//i.test(text)) return maskedAddress(text);
  const value = parsedJson(text, () => undefined);
  return isObject(value) ? JSON.stringify(masked(value)) : text;
};

const maskedAt = (key: string, text: string): string =>
  secretKeys.test(key) ? mask : maskedText(text);

const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return maskedText(value);
  if (Array.isArray(value)) return value.map(masked);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, secretKeys.test(key) ? mask : masked(inner)]),
  );
};

/** The audit header of an invited user contains the id of the link. */
const headersOf = (headers: Headers, path: string): Record<string, string> =>
  Object.fromEntries(
    [...headers].flatMap(([name, value]) => {
      if (name === 'cookie') return [];
      if (name === 'x-resource-id' && path === '/api/organizations/join') return [[name, mask]];
      if (name !== 'authorization') return [[name, value]];
      return [[name, `Bearer #${digest(value, 'log').slice(0, 8)}`]];
    }),
  );

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/')) {
    const form = await request.formData().catch(() => new FormData());
    return Object.fromEntries(
      [...form].map(([key, value]) => [
        key,
        typeof value === 'string'
          ? maskedAt(key, value)
          : `[file ${value.name}, ${value.size} bytes]`,
      ]),
    );
  }
  const text = await request.text();
  if (text === '') return null;
  if (text.length > longestBody) return `[${text.length} characters]`;
  return masked(parsedJson(text, () => '[no JSON]'));
};

/** The part of a log entry that is known before the response. It reads the body, so pass a clone. */
export const describeCall = async (request: Request, name: string | null) => {
  const { pathname: path, searchParams } = new URL(request.url);
  const told = await bodyOf(request);
  const body = isOfLink(path) && isObject(told) && 'id' in told ? { ...told, id: mask } : told;
  return {
    /** Time of the call, ISO 8601, by the real clock. */
    at: new Date(realNow()).toISOString(),
    method: request.method,
    path,
    query: Object.fromEntries(
      [...searchParams].map(([key, value]) => [
        key,
        key === 'id' && isOfLink(path) ? mask : maskedAt(key, value),
      ]),
    ),
    bodyKeys: typeof body === 'object' && body !== null ? Object.keys(body) : [],
    body,
    /** Lower-case names; the bearer token as a short hash, to distinguish tokens. */
    headers: headersOf(request.headers, path),
    /** Name in the contract; null for a call that is not in it. */
    name,
  };
};

/** Keeps the last 500. */
export const appendCall = (port: LogPort, call: Omit<SeenCall, 'n'>): SeenCall => {
  const calls = port.read();
  const seen = { n: (calls.at(-1)?.n ?? 0) + 1, ...call };
  port.write([...calls.slice(1 - maxCalls), seen]);
  return seen;
};
