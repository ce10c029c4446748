/** Faults on demand: which fault applies to a call, and its effect. */
import { json } from './refusal';
import { changeSettings, readSettings, type ArmedFault, type Fault } from './settings';
import type { Data } from './store/store';

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

const fitsPath = (pattern: string | undefined, path: string): boolean =>
  pattern === undefined || new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(path);

/** The parts of a call that faults match. */
export interface FaultTarget {
  readonly method: string;
  readonly path: string;
  /** Name in the contract; undefined for a call that is not in it. */
  readonly name: string | undefined;
  readonly isWrite: boolean;
}

const fits = ({ method, path, call: name, only }: Fault, call: FaultTarget): boolean =>
  (method === undefined || method.toUpperCase() === call.method) &&
  (name === undefined || name === call.name) &&
  (only === undefined || (only === 'writes') === call.isWrite) &&
  fitsPath(path, call.path);

const isDue = ({ after = 0, times = Infinity, every = 1, matched }: ArmedFault): boolean => {
  const turn = matched - after + 1;
  return turn > 0 && turn % every === 0 && turn / every <= times;
};

/** Whether any fault is armed for the call, due or not; then the call must be counted. */
export const isTargeted = (data: Data, call: FaultTarget): boolean =>
  readSettings(data).faults.some((fault) => fits(fault, call));

/** Counts the call, and returns the first fault that is due. */
export const takeFault = (data: Data, call: FaultTarget): Fault | undefined => {
  const { faults } = readSettings(data);
  const due = faults.find((fault) => fits(fault, call) && isDue(fault));
  changeSettings(data, {
    faults: faults.map((fault) =>
      // Faults after the one that applies keep their count.
      fits(fault, call) && (fault === due || !isDue(fault))
        ? { ...fault, matched: fault.matched + 1 }
        : fault,
    ),
  });
  return due;
};

/** The response instead of the platform's; undefined if the fault only delays. */
export const faultResponse = ({
  drop,
  html,
  status,
  body,
  retryAfter,
}: Fault): Response | undefined => {
  if (drop) return Response.error();
  if (html !== undefined) {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return new Response(html, { status: status ?? 200, headers });
  }
  if (status === undefined && body === undefined) return undefined;
  if (status === 204 || status === 304) return new Response(null, { status });
  return json(body === undefined ? { type: 'error', message: 'Fault on demand.' } : body, {
    status: status ?? 200,
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } }),
  });
};
