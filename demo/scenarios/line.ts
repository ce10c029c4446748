/** Scenarios in which the line, or the platform behind it, is at fault. */
import type { Fault } from '../settings';
import type { Scenario } from './scenario';

const said = (message: string) => ({ type: 'error', message });

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;

const readOnly: Scenario = {
  name: 'read-only',
  label: 'Read only',
  description: 'Every change is refused with 403; lists, searches, checks and sign-in work.',
  faults: [
    { only: 'writes', status: 403, body: said('You do not have permission to make this change.') },
  ],
};

const exportNames = ['/api/jobs/export', '/api/analytics/export'].flatMap((path) => [
  `POST ${path}`,
  `GET ${path}`,
]);

const slowLine: Scenario = {
  name: 'slow-line',
  label: 'Slow line',
  description: 'Every answer takes two seconds, exports take six.',
  latencyMs: 2000,
  latencies: exportNames.map((call) => ({ call, ms: 6000 })),
};

/** Each of these strikes one call in sixty, and they take turns: one call in ten fails. */
const varied: readonly Fault[] = [
  { status: 500, body: said('The shelf fell over.') },
  { drop: true },
  { status: 503, body: said('The platform is busy.'), retryAfter: 2 },
  { status: 401, body: said('jwt expired') },
  { status: 502, html: page('Bad gateway', 'The platform did not answer.') },
  { status: 429, body: said('Too many requests.'), retryAfter: 2 },
];

const flaky: Scenario = {
  name: 'flaky',
  label: 'Flaky platform',
  description:
    'Every tenth call fails, in six ways by turns: 500, a broken line, 503, 401, HTML, 429.',
  faults: varied.map((fault, turn) => ({
    ...fault,
    every: 10 * varied.length,
    after: 10 * (turn + 1 - varied.length),
  })),
};

const commitThen500: Scenario = {
  name: 'commit-then-500',
  label: '500 after commit',
  description: 'Every change is kept, and answered with 500 as if it were not.',
  faults: [{ only: 'writes', status: 500, body: said('Something went wrong.'), commit: true }],
};

const maintenance: Scenario = {
  name: 'maintenance',
  label: 'Maintenance page',
  description: 'Every call is answered with 503 and a page of HTML instead of JSON.',
  faults: [
    {
      path: '/api/*',
      status: 503,
      retryAfter: 120,
      html: page('Down for maintenance', 'We will be back soon.'),
    },
  ],
};

export const lineScenarios: readonly Scenario[] = [
  readOnly,
  slowLine,
  flaky,
  commitThen500,
  maintenance,
];
