/** Checks a response against the contract, and describes a wrong one in a few words. */
import type { Answer } from './client';

export interface Fault {
  readonly expected: string;
  readonly seen: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
};

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return `an object with ${Object.keys(value).join(', ') || 'no keys'}`;
  return value === null ? 'null' : typeof value === 'string' ? 'a text' : `a ${typeof value}`;
};

/** Never values, except the platform's own message. */
export const seenIn = ({ status, problem, contentType, text, json }: Answer): string => {
  if (problem !== undefined) return problem;
  if (json === undefined) {
    if (text === '') return `${status}, an empty body`;
    return `${status}, ${contentType || 'no content type'}: ${cut(text)}`;
  }
  if (isObject(json) && typeof json.message === 'string' && status >= 400)
    return `${status}: ${cut(json.message)}`;
  return `${status}, ${kindOf(json)}`;
};

/** The missing part of a dotted name (`results[].id`), or undefined. */
const missing = (
  value: unknown,
  [head, ...rest]: readonly string[],
  at = '',
): Fault | undefined => {
  if (head === undefined) return undefined;
  const key = head.replace('[]', '');
  const here = at === '' ? key : `${at}.${key}`;
  const inner = key === '' ? value : isObject(value) ? value[key] : undefined;
  if (inner === undefined) return { expected: `the key ${here}`, seen: kindOf(value) };
  if (!head.endsWith('[]')) return missing(inner, rest, here);
  if (!Array.isArray(inner))
    return { expected: `${here || 'the answer'} to be a list`, seen: kindOf(inner) };
  for (const [index, entry] of inner.slice(0, 50).entries()) {
    const fault = missing(entry, rest, `${here}[${index}]`);
    if (fault) return fault;
  }
  return undefined;
};

export const missingKey = (json: unknown, name: string): Fault | undefined =>
  missing(json, name.split('.'));

/** rules 8: a body may report an error although the status does not. */
const saysError = (json: unknown): boolean =>
  isObject(json) && (json.status === 'error' || json.type === 'error');

interface Promised {
  /** Keys of the response. */
  readonly names?: readonly string[];
  /** A text file instead of JSON. */
  readonly isFile?: boolean;
  /** The only status that counts as success; by default any of 200 to 299. */
  readonly status?: number;
}

export const faultIn = (
  answer: Answer,
  { names = [], isFile = false, status }: Promised = {},
): Fault | undefined => {
  const seen = seenIn(answer);
  const isGood =
    status === undefined ? answer.status >= 200 && answer.status < 300 : answer.status === status;
  if (!isGood) return { expected: `status ${status ?? 200}`, seen };
  if (isFile)
    return answer.text === '' || /html/.test(answer.contentType)
      ? { expected: 'a file', seen }
      : undefined;
  if (answer.json === undefined) return { expected: 'JSON', seen };
  if (saysError(answer.json)) return { expected: 'no error in the body', seen };
  for (const name of names) {
    const fault = missingKey(answer.json, name);
    if (fault) return fault;
  }
  return undefined;
};

/** A rejection must be a 4xx: a 5xx means an expired session (rules 8). */
export const refusalFault = (answer: Answer, statuses?: readonly number[]): Fault | undefined => {
  const isGood = statuses
    ? statuses.includes(answer.status)
    : answer.status >= 400 && answer.status < 500;
  if (isGood) return undefined;
  return { expected: `a refusal (${statuses?.join(' or ') ?? '4xx'})`, seen: seenIn(answer) };
};

/** The value at a dotted path; undefined if there is none. */
export const valueAt = (json: unknown, path: string): unknown =>
  path === ''
    ? json
    : path
        .split('.')
        .reduce((value: unknown, key) => (isObject(value) ? value[key] : undefined), json);

/** Rows under a name, or the first list in the response: one renamed key must not hide all later checks. */
export const rowsAt = (
  json: unknown,
  path: string,
): readonly Readonly<Record<string, unknown>>[] => {
  const named = valueAt(json, path);
  const lists = isObject(json) ? Object.values(json).filter(Array.isArray) : [json];
  const list: unknown = Array.isArray(named) ? named : lists[0];
  return Array.isArray(list) ? (list as unknown[]).filter(isObject) : [];
};
