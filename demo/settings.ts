/** How the stand-in behaves just now: kept like any other row, so that tabs and reloads agree on it. */
import type { Data } from './store/store';
import type { Row } from './store/tables';

export interface Fault {
  /** Any method where absent. */
  readonly method?: string;
  /** Exact path, or a pattern in which * stands for anything; any path where absent. */
  readonly path?: string;
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
  /** So many matching calls pass first. */
  readonly after?: number;
  /** The work is done, and only then comes the fault. */
  readonly commit?: boolean;
}

/** A fault and how many calls have matched it. */
export interface ArmedFault extends Fault {
  readonly matched: number;
}

export interface Settings extends Row {
  /** How far the platform's clock is ahead of the real one. */
  readonly clockOffsetMs: number;
  readonly accessTtlSeconds: number;
  readonly latencyMs: number;
  readonly faults: readonly ArmedFault[];
}

const initial: Settings = {
  id: 'standIn',
  clockOffsetMs: 0,
  accessTtlSeconds: 15 * 60,
  latencyMs: 0,
  faults: [],
};

const tableOf = (data: Data) => data.open<Settings>('settings');

export const readSettings = (data: Data): Settings => tableOf(data).get(initial.id) ?? initial;

export const changeSettings = (data: Data, changes: Partial<Omit<Settings, 'id'>>): void => {
  tableOf(data).put({ ...readSettings(data), ...changes });
};
