/**
 * `FACINGS_CHAOS=1`: every test on a slow line on which every tenth call fails before anything is done, by a fault
 * that the console mends by itself (rules 8: the credential is renewed and the call sent once more).
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

/** The same line for a test that counts refreshes, and so cannot do with more than its own. */
export const slowOnly: BaseLine = { ...chaos, every: 1e9 };
