/** How the stand-in behaves just now: kept like any other row, so that tabs and reloads agree on it. */
import type { ScenarioName } from './scenarios/names';
import type { Data } from './store/store';
import type { Row } from './store/tables';

export interface Fault {
  /** Any method where absent. */
  readonly method?: string;
  /** Exact path, or a pattern in which * stands for anything; any path where absent. */
  readonly path?: string;
  /** A call as the contract names it ('GET /api/products/{id}'), beside or instead of method and path. */
  readonly call?: string;
  /** Only calls that change something, or only those that change nothing; any where absent. */
  readonly only?: 'reads' | 'writes';
  readonly status?: number;
  readonly body?: unknown;
  readonly html?: string;
  /** Told with the answer, in seconds. */
  readonly retryAfter?: number;
  readonly delayMs?: number;
  /** The line breaks instead of an answer. */
  readonly drop?: boolean;
  /** So many times, then no more. */
  readonly times?: number;
  /** So many matching calls pass first; below zero, as if so many had passed already. */
  readonly after?: number;
  /** Of those after them, only each of this number: 10 is every tenth. */
  readonly every?: number;
  /** The work is done, and only then comes the fault. */
  readonly commit?: boolean;
}

/** A fault and how many calls have matched it. */
export interface ArmedFault extends Fault {
  readonly matched: number;
}

/** How long one call takes, in place of the general latency. */
export interface CallLatency {
  /** As the contract names it. */
  readonly call: string;
  readonly ms: number;
}

/** What a tester can set, and a scenario link reproduces. */
export interface StandInSettings {
  readonly scenario: ScenarioName;
  /** Another number gives other names and amounts; 1 is the seed that tests lean on. */
  readonly seed: number;
  /** How far the platform's clock is ahead of the real one. */
  readonly clockOffsetMs: number;
  readonly accessTtlSeconds: number;
  readonly latencyMs: number;
  readonly latencies: readonly CallLatency[];
  readonly faults: readonly ArmedFault[];
  /** E-mail of the demo person a scenario was opened for; null where nobody is named. */
  readonly person: string | null;
}

export type Settings = StandInSettings & Row;

export const initialSettings: StandInSettings = {
  scenario: 'default',
  seed: 1,
  clockOffsetMs: 0,
  accessTtlSeconds: 15 * 60,
  latencyMs: 0,
  latencies: [],
  faults: [],
  person: null,
};

const id = 'standIn';

export const settingsTable = 'settings';

const tableOf = (data: Data) => data.open<Settings>(settingsTable);

/** Over the initial ones, since what an older demo kept lacks what came later. */
export const settingsIn = (row: Row | undefined): Settings => ({
  ...initialSettings,
  ...row,
  id,
});

export const readSettings = (data: Data): Settings => settingsIn(tableOf(data).get(id));

export const changeSettings = (data: Data, changes: Partial<StandInSettings>): void => {
  tableOf(data).put({ ...readSettings(data), ...changes });
};
