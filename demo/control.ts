/** Control calls: requests of tests and testers to the simulated platform itself, outside /api. */
import type { BaseLine } from './baseLine';
import type { LogPort, SeenCall } from './callLog';
import type { ContractRow } from './calls';
import { isWrite } from './guard';
import { isObject } from './jsonValue';
import { asRefusal, json, refusalResponse, refuse, refused } from './refusal';
import { sampleFiles } from './samples';
import { scenarios, settingsFor } from './scenarios/scenarios';
import { changeSettings, readSettings, type StandInSettings } from './settings';
import {
  checkArmed,
  checkChoice,
  checkFaults,
  checkLatencies,
  checkNumber,
} from './settingsChecks';
import type { Store } from './store/store';

export const controlPrefix = '/__standin/';

interface ControlOptions {
  readonly contract: readonly ContractRow[];
  readonly store: Store;
  readonly log: LogPort;
  readonly base: BaseLine;
  /** Calls that violated the contract. A reset does not clear them; only a separate call does. */
  readonly refusals: SeenCall[];
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

const valueAt = (body: unknown, key: string): unknown => (isObject(body) ? body[key] : undefined);

const numberAt = (body: unknown, key: string): number => checkNumber(valueAt(body, key), key);

const shown = (store: Store): StandInSettings => {
  const { id: _row, ...settings } = readSettings(store);
  return settings;
};

export const createControl = ({
  contract,
  store,
  log,
  base,
  refusals,
  exclusively,
}: ControlOptions) => {
  const calls = contract.map(({ name }) => name);
  const faultsIn = (body: unknown) => checkFaults(valueAt(body, 'faults'), calls);

  const set = (change: Partial<StandInSettings>) =>
    exclusively(async () => {
      await store.pull();
      changeSettings(store, change);
      await store.commit();
      return { ok: true };
    });

  const beginScenario = (body: unknown) => {
    const { name, choice } = checkChoice(body, calls);
    return exclusively(async () => {
      await store.reset();
      log.write([]);
      changeSettings(store, settingsFor(name, choice));
      await store.commit();
      // The start state includes the scenario's rows here, too.
      await store.pull();
      return shown(store);
    });
  };

  const commands: Readonly<Record<string, (body: unknown) => unknown>> = {
    'GET here': () => ({ standIn: true }),
    'POST reset': () =>
      exclusively(async () => {
        await store.reset();
        log.write([]);
        return { ok: true };
      }),
    'GET scenarios': () =>
      scenarios.map(({ name, label, description }) => ({
        name,
        label: label.en,
        description: description.en,
      })),
    'POST scenario': beginScenario,
    'GET settings': async () => {
      await store.pull();
      return shown(store);
    },
    'GET samples': async () => {
      await store.pull();
      return sampleFiles(store);
    },
    'GET contract': () => contract.map((row) => ({ name: row.name, isRead: !isWrite(row) })),
    'POST faults': (body) => set({ faults: checkArmed(valueAt(body, 'faults'), calls) }),
    'DELETE faults': () => set({ faults: [] }),
    'GET calls': () => log.read(),
    'DELETE calls': () => {
      log.write([]);
      return { ok: true };
    },
    'GET refusals': () => refusals,
    'DELETE refusals': () => {
      refusals.length = 0;
      return { ok: true };
    },
    'POST clock': (body) => set({ clockOffsetMs: numberAt(body, 'offsetMs') }),
    'POST tokens': (body) => set({ accessTtlSeconds: numberAt(body, 'accessTtlSeconds') }),
    'POST latency': (body) => set({ latencyMs: Math.max(0, numberAt(body, 'ms')) }),
    'POST latencies': (body) =>
      set({ latencies: checkLatencies(valueAt(body, 'latencies'), calls) }),
    'POST base': (body) => {
      base.set({
        latencyMs: Math.max(0, numberAt(body, 'latencyMs')),
        every: checkNumber(valueAt(body, 'every'), 'every', { least: 1 }),
        faults: faultsIn(body),
      });
      return { ok: true };
    },
    'DELETE base': () => {
      base.set(undefined);
      return { ok: true };
    },
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
      if (error instanceof SyntaxError) return refused(400, 'The body is not JSON.');
      return refusalResponse(asRefusal(error));
    }
  };
};
