/** All scenarios in the order of their names, and the settings in each. */
import type { DemoText } from '../language';
import { initialSettings, type Fault, type StandInSettings } from '../settings';
import type { Seed } from '../store/tables';
import { bigChain } from './bigChain';
import { scenarioNames, type ScenarioName } from './names';
import { newcomerScenarios } from './newcomers';

/** Options in addition to the scenario's name; they override the scenario's own. */
export type ScenarioChoice = Partial<Omit<StandInSettings, 'scenario' | 'faults' | 'person'>> & {
  readonly faults?: readonly Fault[];
  readonly person?: string;
};

export interface Scenario extends Omit<ScenarioChoice, 'seed' | 'clockOffsetMs' | 'person'> {
  readonly name: ScenarioName;
  /** For the testers' panel. */
  readonly label: DemoText;
  /** What it shows, in one or two sentences. */
  readonly description: DemoText;
  /** Replaces the usual rows; must always return the same ones. */
  readonly rows?: (usual: Seed) => Seed;
}

/** Body of an error response with this message. */
const said = (message: string) => ({ type: 'error', message });

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;

const exportNames = ['/api/jobs/export', '/api/analytics/export'].flatMap((path) => [
  `POST ${path}`,
  `GET ${path}`,
]);

/** Each applies to one call in sixty, in turn: one call in ten fails. */
const varied: readonly Fault[] = [
  { status: 500, body: said('The shelf fell over.') },
  { drop: true },
  { status: 503, body: said('The platform is busy.'), retryAfter: 2 },
  { status: 401, body: said('jwt expired') },
  { status: 502, html: page('Bad gateway', 'The platform did not answer.') },
  { status: 429, body: said('Too many requests.'), retryAfter: 2 },
];

/**
 * Lifetime of an access token in the scenarios with session errors, in seconds: long enough to start something, short
 * enough to lose it.
 */
const short = 20;

/** Ends an existing session at once: every page makes this call. */
const endOfThisOne: Fault = {
  call: 'GET /api/organizations',
  status: 401,
  body: said('jwt expired'),
  times: 1,
};

const refresh = 'POST /api/auth/refresh';

const usual: Scenario = {
  name: 'default',
  label: { en: 'Default', fr: 'Par défaut' },
  description: {
    en: 'Nine organizations with data of every kind, on a fast connection.',
    fr: 'Neuf organisations avec des données de toutes sortes, sur une connexion rapide.',
  },
};

const all: readonly Scenario[] = [
  usual,
  ...newcomerScenarios,
  bigChain,
  {
    name: 'read-only',
    label: { en: 'Read only', fr: 'Lecture seule' },
    description: {
      en: 'Every change is refused with 403; lists, searches, checks and sign-in work.',
      fr: 'Toute modification est refusée (403) ; listes, recherches, contrôles et connexion fonctionnent.',
    },
    faults: [
      {
        only: 'writes',
        status: 403,
        body: said('You do not have permission to make this change.'),
      },
    ],
  },
  {
    name: 'slow-line',
    label: { en: 'Slow line', fr: 'Connexion lente' },
    description: {
      en: 'Every response takes two seconds, exports take six.',
      fr: 'Chaque réponse prend deux secondes, les exports en prennent six.',
    },
    latencyMs: 2000,
    latencies: exportNames.map((call) => ({ call, ms: 6000 })),
  },
  {
    name: 'flaky',
    label: { en: 'Flaky platform', fr: 'Plateforme instable' },
    description: {
      en: 'Every tenth call fails, in six ways by turns: 500, a broken line, 503, 401, HTML, 429.',
      fr: 'Un appel sur dix échoue, de six façons à tour de rôle : 500, connexion coupée, 503, 401, HTML, 429.',
    },
    faults: varied.map((fault, turn) => ({
      ...fault,
      every: 10 * varied.length,
      after: 10 * (turn + 1 - varied.length),
    })),
  },
  {
    name: 'commit-then-500',
    label: { en: '500 after commit', fr: '500 après enregistrement' },
    description: {
      en: 'Every change is saved, but answered with 500.',
      fr: 'Chaque modification est enregistrée, mais la réponse est 500.',
    },
    faults: [{ only: 'writes', status: 500, body: said('Something went wrong.'), commit: true }],
  },
  {
    name: 'maintenance',
    label: { en: 'Maintenance page', fr: 'Page de maintenance' },
    description: {
      en: 'Every call is answered with 503 and a page of HTML instead of JSON.',
      fr: 'Chaque appel reçoit 503 et une page HTML au lieu de JSON.',
    },
    faults: [
      {
        path: '/api/*',
        status: 503,
        retryAfter: 120,
        html: page('Down for maintenance', 'We will be back soon.'),
      },
    ],
  },
  {
    name: 'par-kept',
    label: { en: 'Par kept', fr: 'Par conservé' },
    description: {
      en: 'A zone product that exists keeps its par, although the platform accepts another one.',
      fr: 'Un produit déjà disponible dans une zone garde son par, bien que la plateforme en accepte un autre.',
    },
  },
  {
    name: 'expired-session',
    label: { en: 'Expired session', fr: 'Session expirée' },
    description: {
      en: 'The credential is refused as expired, at once and then every 20 seconds; a refresh renews it, and nobody should notice.',
      fr: 'Le jeton est refusé comme expiré, tout de suite puis toutes les 20 secondes ; un renouvellement le remplace, et personne ne devrait le remarquer.',
    },
    accessTtlSeconds: short,
    faults: [endOfThisOne],
  },
  {
    name: 'refresh-refused',
    label: { en: 'Refresh refused', fr: 'Renouvellement refusé' },
    description: {
      en: 'The credential expires at once and then every 20 seconds, and its refresh is refused: the person signs in again.',
      fr: 'Le jeton expire tout de suite puis toutes les 20 secondes, et son renouvellement est refusé : la personne se reconnecte.',
    },
    accessTtlSeconds: short,
    faults: [
      endOfThisOne,
      { call: refresh, status: 401, body: said('The refresh credential is not valid.') },
    ],
  },
  {
    name: 'refresh-hangs',
    label: { en: 'Refresh hangs', fr: 'Renouvellement sans réponse' },
    description: {
      en: 'The credential expires at once and then every 20 seconds, and its refresh is never answered.',
      fr: 'Le jeton expire tout de suite puis toutes les 20 secondes, et son renouvellement n’obtient jamais de réponse.',
    },
    accessTtlSeconds: short,
    faults: [endOfThisOne, { call: refresh, delayMs: 3_600_000, drop: true }],
  },
];

export const scenarioNamed = (name: ScenarioName): Scenario =>
  all.find((scenario) => scenario.name === name) ?? usual;

export const scenarios: readonly Scenario[] = scenarioNames.map(scenarioNamed);

export const settingsFor = (name: ScenarioName, choice: ScenarioChoice = {}): StandInSettings => {
  const {
    name: scenario,
    label: _label,
    description: _text,
    rows: _rows,
    ...own
  } = scenarioNamed(name);
  const { faults = [], ...rest } = { ...own, ...choice };
  return {
    ...initialSettings,
    ...rest,
    scenario,
    faults: faults.map((fault) => ({ ...fault, matched: 0 })),
  };
};
