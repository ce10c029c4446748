/** Checks a response against the contract, and describes a wrong one in a few words. */
import { answerFault, isObject, kindOf, type Fault } from '../../scripts/openapi/fault';
import { hasContentRange } from '../../scripts/openapi/operation';
import type { Answer } from './client';

export type { Fault } from '../../scripts/openapi/fault';

const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
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

/** rules 8: a body may report an error although the status does not. */
const saysError = (json: unknown): boolean =>
  isObject(json) && (json.status === 'error' || json.type === 'error');

interface Promised {
  /** Name of the call whose answer the contract describes. */
  readonly call?: string;
  /** A text file instead of JSON. */
  readonly isFile?: boolean;
  /** The only status that counts as success; by default any of 200 to 299. */
  readonly status?: number;
}

/** ra-data-simple-rest reads the total of a list from this header. */
const rangeFault = (call: string, { contentRange, json }: Answer): Fault | undefined => {
  if (!hasContentRange(call)) return undefined;
  const [, first = '0', total] = /(?:(\d+)-\d+|\*)\/(\d+)$/.exec(contentRange) ?? [];
  if (total === undefined)
    return {
      expected: 'the header Content-Range, such as items 0-24/63',
      seen: contentRange === '' ? 'no such header' : contentRange,
    };
  const least = Array.isArray(json) ? Number(first) + json.length : 0;
  return Number(total) >= least
    ? undefined
    : { expected: `a Content-Range with a total of at least ${least}`, seen: contentRange };
};

export const faultIn = (
  answer: Answer,
  { call, isFile = false, status }: Promised = {},
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
  return call === undefined
    ? undefined
    : (answerFault(call, answer.json) ?? rangeFault(call, answer));
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

/** The rows' ids, by the declared paths; a row without an id stands for itself. */
export const idsAt = (json: unknown, path: string, idFrom: readonly string[]): readonly string[] =>
  rowsAt(json, path).map((row) =>
    String(idFrom.map((at) => valueAt(row, at)).find((id) => id != null) ?? JSON.stringify(row)),
  );
