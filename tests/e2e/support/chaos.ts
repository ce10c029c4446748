/**
 * `FACINGS_CHAOS=1`: every test runs on a slow connection on which every tenth call fails before it is executed, with
 * faults that the console recovers from (rules 8: it refreshes the token and repeats the call once).
 */
import type { Fault } from './standIn';

export const isChaos = process.env.FACINGS_CHAOS === '1';

interface BaseLine {
  readonly latencyMs: number;
  readonly every: number;
  readonly faults: readonly Fault[];
}

export const chaos: BaseLine = {
  latencyMs: 300,
  every: 10,
  faults: [
    { status: 500, body: { type: 'error', message: 'Chaos.' } },
    { status: 401, body: { type: 'error', message: 'Chaos.' } },
    { status: 200, body: { errors: [{ extensions: { code: 'invalid-jwt' } }] } },
  ],
};

/** The same latency without failures, for a test that counts refreshes. */
export const slowOnly: BaseLine = { ...chaos, every: 1e9 };
