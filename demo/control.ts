/** Control calls: what tests and testers ask of the stand-in itself. Never a part of /api. */
import type { LogPort } from './callLog';
import { asRefusal, json, refusalResponse, refuse } from './refusal';
import { changeSettings, type Fault } from './settings';
import type { Store } from './store/store';

export const controlPrefix = '/__standin/';

interface ControlOptions {
  readonly store: Store;
  readonly log: LogPort;
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

const faultShape: Readonly<Record<keyof Fault, string>> = {
  method: 'string',
  path: 'string',
  status: 'number',
  body: 'any',
  html: 'string',
  retryAfter: 'number',
  delayMs: 'number',
  drop: 'boolean',
  times: 'number',
  after: 'number',
  commit: 'boolean',
};

const checkFault = (value: unknown): Fault => {
  if (typeof value !== 'object' || value === null) return refuse(400, 'A fault is an object.');
  for (const [key, inner] of Object.entries(value)) {
    const wanted = (faultShape as Readonly<Record<string, string>>)[key];
    if (wanted === undefined) refuse(400, `A fault has no ${key}.`);
    if (wanted !== 'any' && typeof inner !== wanted) refuse(400, `${key} is no ${wanted}.`);
  }
  const { status } = value as Fault;
  if (status !== undefined && (status < 200 || status > 599))
    refuse(400, 'status is not from 200 to 599.');
  return value;
};

const valueAt = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null ? (Reflect.get(body, key) as unknown) : undefined;

const numberAt = (body: unknown, key: string): number => {
  const value = valueAt(body, key);
  return typeof value === 'number' && Number.isFinite(value)
    ? value
    : refuse(400, `${key} is no number.`);
};

const faultsIn = (body: unknown): Fault[] => {
  const faults = valueAt(body, 'faults');
  return Array.isArray(faults) ? faults.map(checkFault) : refuse(400, 'faults is no list.');
};

export const createControl = ({ store, log, exclusively }: ControlOptions) => {
  const set = (change: Parameters<typeof changeSettings>[1]) =>
    exclusively(async () => {
      await store.pull();
      changeSettings(store, change);
      await store.commit();
      return { ok: true };
    });

  const commands: Readonly<Record<string, (body: unknown) => unknown>> = {
    'GET here': () => ({ standIn: true }),
    'POST reset': () =>
      exclusively(async () => {
        await store.reset();
        log.write([]);
        return { ok: true };
      }),
    'POST faults': (body) =>
      set({ faults: faultsIn(body).map((fault) => ({ ...fault, matched: 0 })) }),
    'DELETE faults': () => set({ faults: [] }),
    'GET calls': () => log.read(),
    'DELETE calls': () => {
      log.write([]);
      return { ok: true };
    },
    'POST clock': (body) => set({ clockOffsetMs: numberAt(body, 'offsetMs') }),
    'POST tokens': (body) => set({ accessTtlSeconds: numberAt(body, 'accessTtlSeconds') }),
    'POST latency': (body) => set({ latencyMs: Math.max(0, numberAt(body, 'ms')) }),
  };

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname.slice(controlPrefix.length)}`;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    try {
      if (!command) return refuse(404, `No such control call: ${name}`);
      const text = await request.text();
      return json(await command(text === '' ? undefined : (JSON.parse(text) as unknown)));
    } catch (error) {
      if (error instanceof SyntaxError)
        return refusalResponse({ status: 400, message: 'The body is no JSON.' });
      return refusalResponse(asRefusal(error));
    }
  };
};
