/**
 * Scenario links: `?scenario=big-chain&seed=2&latency=300&clock=+3d&person=…&faults=[…]` on any address of the demo.
 * Strict: errors are shown, and then no part of the link is applied.
 */
import { momentOf, parsedJson } from '../jsonValue';
import { asRefusal, refuse } from '../refusal';
import type { StandInSettings } from '../settings';
import {
  checkFaults,
  checkLatencies,
  checkPerson,
  checkScenario,
  checkSeed,
} from '../settingsChecks';
import type { ScenarioName } from './names';
import { settingsFor, type ScenarioChoice } from './scenarios';

/** Milliseconds per unit of a clock offset. */
const units = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const;

/** In an address, + is decoded as a blank. */
const offsetShape = /^([+ -])(\d{1,12})(w|d|h|ms|m|s)$/;

/**
 * Milliseconds after `now`.
 * @throws a refusal unless it is like `+3d` or `-90m`, or a moment
 */
const offsetOf = (text: string, now: number): number => {
  const shape = offsetShape.exec(text);
  if (shape) {
    const [, sign, amount, unit] = shape;
    const ms = Number(amount) * units[unit as keyof typeof units];
    return sign === '-' ? -ms : ms;
  }
  const moment = momentOf(text.replace(' ', '+'));
  return moment === undefined
    ? refuse(400, `clock is neither like +3d (w, d, h, m, s, ms) nor a moment: ${text}`)
    : moment - now;
};

/** In the largest unit that is exact. */
const writtenOffset = (ms: number): string => {
  const whole = Math.round(ms);
  const [unit = 'ms', size = 1] = Object.entries(units).find(([, one]) => whole % one === 0) ?? [];
  return `${whole < 0 ? '-' : '+'}${Math.abs(whole) / size}${unit}`;
};

/** As in `POST scenario`. */
type LinkedScenario = { readonly name: ScenarioName } & ScenarioChoice;

const wholeOf = (text: string, name: string): number =>
  /^\d{1,15}$/.test(text) ? Number(text) : refuse(400, `${name} is no whole number: ${text}`);

const listOf = (text: string, name: string): unknown =>
  parsedJson(text, () => refuse(400, `${name} must be JSON: ${text}`));

interface Known {
  /** Names of calls in the contract. */
  readonly calls: readonly string[];
  /** The real clock, milliseconds since 1970. */
  readonly now: number;
}

type Read = (text: string, known: Known) => LinkedScenario | ScenarioChoice;

const parameters: Readonly<Record<string, Read>> = {
  scenario: (text) => ({ name: checkScenario(text) }),
  seed: (text) => ({ seed: checkSeed(wholeOf(text, 'seed')) }),
  latency: (text) => ({ latencyMs: wholeOf(text, 'latency') }),
  latencies: (text, { calls }) => ({ latencies: checkLatencies(listOf(text, 'latencies'), calls) }),
  clock: (text, { now }) => ({ clockOffsetMs: offsetOf(text, now) }),
  ttl: (text) => {
    const accessTtlSeconds = wholeOf(text, 'ttl');
    return accessTtlSeconds > 0 ? { accessTtlSeconds } : refuse(400, 'ttl must be at least 1.');
  },
  person: (text) => ({ person: checkPerson(text) }),
  faults: (text, { calls }) => ({ faults: checkFaults(listOf(text, 'faults'), calls) }),
};

const isOwn = (name: string): boolean => Object.hasOwn(parameters, name);

const splitQuery = (search: string) => {
  const pieces = search.replace(/^\?/, '').split('&');
  return pieces
    .filter((piece) => piece !== '')
    .map((piece) => ({ piece, entry: [...new URLSearchParams(piece)][0] ?? (['', ''] as const) }));
};

const without = (search: string): string => {
  const others = splitQuery(search).filter(({ entry: [name] }) => !isOwn(name));
  return others.length === 0 ? '' : `?${others.map(({ piece }) => piece).join('&')}`;
};

/** @param search an address's query. Other parameters are ignored and kept. */
export const readLink = (search: string, known: Known) => {
  const entries = splitQuery(search)
    .map(({ entry: [name, text] }) => ({ name, text }))
    .filter(({ name }) => isOwn(name));
  const names = entries.map(({ name }) => name);
  const problems = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map(
    (name) => `${name} is given twice.`,
  );
  if (names.length > 0 && !names.includes('scenario'))
    problems.push(`A scenario link names its scenario; this one has only ${names.join(', ')}.`);
  let read: Partial<LinkedScenario> = {};
  for (const { name, text } of entries) {
    try {
      read = { ...read, ...parameters[name]?.(text, known) };
    } catch (error) {
      problems.push(asRefusal(error).message);
    }
  }
  const { name } = read;
  return {
    /** Undefined if the address has no scenario link or an invalid one. */
    scenario: name === undefined || problems.length > 0 ? undefined : { ...read, name },
    /** Errors, as text. */
    problems,
    /** The query without the link: '' or '?…', as written. */
    rest: without(search),
  };
};

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const plainFaults = ({ faults }: StandInSettings) =>
  faults.map(({ matched: _matched, ...fault }) => fault);

/**
 * The address that restores this state of the platform; contains only differences from the scenario.
 * @param path an address of the demo, with its own query and hash
 */
export const linkOf = (settings: StandInSettings, path: string): string => {
  const usual = settingsFor(settings.scenario);
  const differing = (key: keyof StandInSettings, text: string) =>
    same(settings[key], usual[key]) ? undefined : text;
  const faults = plainFaults(settings);
  const own: Readonly<Record<string, string | undefined>> = {
    scenario: settings.scenario,
    seed: differing('seed', String(settings.seed)),
    latency: differing('latencyMs', String(settings.latencyMs)),
    latencies: differing('latencies', JSON.stringify(settings.latencies)),
    clock: differing('clockOffsetMs', writtenOffset(settings.clockOffsetMs)),
    ttl: differing('accessTtlSeconds', String(settings.accessTtlSeconds)),
    person: settings.person ?? undefined,
    faults: same(faults, plainFaults(usual)) ? undefined : JSON.stringify(faults),
  };
  const [beforeHash = '', ...hash] = path.split('#');
  const [pathname = '', ...query] = beforeHash.split('?');
  const rest = without(query.join('?'));
  const written = Object.entries(own)
    .flatMap(([name, text]) => (text === undefined ? [] : `${name}=${encodeURIComponent(text)}`))
    .join('&');
  return `${pathname}${rest === '' ? '?' : `${rest}&`}${written}${hash.length > 0 ? `#${hash.join('#')}` : ''}`;
};
