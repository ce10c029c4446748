/** Scenarios in which the session is at fault. */
import type { Fault } from '../settings';
import type { Scenario } from './scenario';

/** Seconds an access credential lives there: long enough to begin something, short enough to lose it. */
const short = 20;

/** Whoever is signed in already meets the end at once: every page asks this. */
const endOfThisOne: Fault = {
  call: 'GET /api/organizations',
  status: 401,
  body: { type: 'error', message: 'jwt expired' },
  times: 1,
};

const refresh = 'POST /api/auth/refresh';

const expiredSession: Scenario = {
  name: 'expired-session',
  label: 'Expired session',
  description:
    'The credential is refused as expired, at once and then every 20 seconds; a refresh renews it, and nobody should notice.',
  accessTtlSeconds: short,
  faults: [endOfThisOne],
};

const refreshRefused: Scenario = {
  name: 'refresh-refused',
  label: 'Refresh refused',
  description:
    'The credential expires at once and then every 20 seconds, and its refresh is refused: the person signs in again.',
  accessTtlSeconds: short,
  faults: [
    endOfThisOne,
    {
      call: refresh,
      status: 401,
      body: { type: 'error', message: 'The refresh credential is not valid.' },
    },
  ],
};

const refreshHangs: Scenario = {
  name: 'refresh-hangs',
  label: 'Refresh hangs',
  description:
    'The credential expires at once and then every 20 seconds, and its refresh is never answered.',
  accessTtlSeconds: short,
  faults: [endOfThisOne, { call: refresh, delayMs: 3_600_000, drop: true }],
};

export const sessionScenarios: readonly Scenario[] = [expiredSession, refreshRefused, refreshHangs];
