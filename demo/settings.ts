/** The simulated platform's settings: stored like any other row, so that tabs and reloads share them. */
import type { ScenarioName } from './scenarios/names';
import type { Data } from './store/store';
import type { Row } from './store/tables';

/** The keys of a fault, each with the type of its value, or its values. */
export const faultShape = {
  /** Any method if absent. */
  method: 'string',
  /** Exact path, or a pattern with * for anything; any path if absent. */
  path: 'string',
  /** Name of a call in the contract ('GET /api/products/{id}'), with or instead of method and path. */
  call: 'string',
  /** Only calls that change something, or only those that do not; any if absent. */
  only: ['reads', 'writes'],
  status: 'number',
  body: 'any',
  html: 'string',
  /** Sent with the response, in seconds. */
  retryAfter: 'number',
  delayMs: 'number',
  /** The connection breaks instead of a response. */
  drop: 'boolean',
  /** Maximum number of applications. */
  times: 'number',
  /** Number of matching calls that pass first; negative values count as calls that already passed. */
  after: 'number',
  /** After these, applies to every n-th call: 10 is every tenth. */
  every: 'number',
  /** The call is executed before the fault. */
  commit: 'boolean',
} as const;

type ValueOf<Kind> = Kind extends readonly (infer One)[]
  ? One
  : { string: string; number: number; boolean: boolean; any: unknown }[Kind & FaultKind];

type FaultKind = 'string' | 'number' | 'boolean' | 'any';

export type Fault = {
  readonly [Key in keyof typeof faultShape]?: ValueOf<(typeof faultShape)[Key]>;
};

/** A fault and the number of calls that matched it. */
export interface ArmedFault extends Fault {
  readonly matched: number;
}

/** The duration of one call, instead of the general latency. */
export interface CallLatency {
  /** Name in the contract. */
  readonly call: string;
  readonly ms: number;
}

/** What a tester can set, and a scenario link reproduces. */
export const initialSettings = {
  scenario: 'default' as ScenarioName,
  /** Another number gives other names and amounts; tests rely on seed 1. */
  seed: 1,
  /** Offset of the platform's clock from the real one. */
  clockOffsetMs: 0,
  accessTtlSeconds: 15 * 60,
  latencyMs: 0,
  latencies: [] as readonly CallLatency[],
  faults: [] as readonly ArmedFault[],
  /** Email of the demo user of a scenario; null if none. */
  person: null as string | null,
};

export type StandInSettings = Readonly<typeof initialSettings>;

type Settings = StandInSettings & Row;

const id = 'standIn';

const tableOf = (data: Data) => data.open<Settings>('settings');

/** Merged with the initial ones, since the stored ones of an older demo may lack newer keys. */
export const readSettings = (data: Data): Settings => ({
  ...initialSettings,
  ...tableOf(data).get(id),
  id,
});

export const changeSettings = (data: Data, changes: Partial<StandInSettings>): void => {
  tableOf(data).put({ ...readSettings(data), ...changes });
};
