/** Validates settings of the simulated platform in control calls and links; refuses with a message. */
import { demoAccounts } from './accounts';
import { isObject } from './jsonValue';
import { refuse } from './refusal';
import { isScenarioName, scenarioNames, type ScenarioName } from './scenarios/names';
import type { ScenarioChoice } from './scenarios/scenarios';
import { faultShape, type ArmedFault, type CallLatency, type Fault } from './settings';

const objectOf = (value: unknown, what: string): Record<string, unknown> =>
  isObject(value) ? value : refuse(400, `${what} is an object.`);

const knownCall = (call: unknown, calls: readonly string[]): string =>
  typeof call === 'string' && calls.includes(call)
    ? call
    : refuse(400, `The contract has no call ${String(call)}.`);

/**
 * @param calls names in the contract.
 * @throws a refusal with the error
 */
const checkFault = (value: unknown, calls: readonly string[]): Fault => {
  const fault = objectOf(value, 'A fault');
  for (const [key, inner] of Object.entries(fault)) {
    const wanted = (faultShape as Readonly<Record<string, string | readonly string[]>>)[key];
    if (wanted === undefined) refuse(400, `A fault has no ${key}.`);
    else if (typeof wanted === 'object') {
      if (!wanted.some((one) => one === inner))
        refuse(400, `${key} must be ${wanted.join(' or ')}.`);
    } else if (wanted !== 'any' && typeof inner !== wanted)
      refuse(400, `${key} must be a ${wanted}.`);
  }
  const { status, call, every } = fault as Fault;
  if (status !== undefined && (status < 200 || status > 599))
    refuse(400, 'status must be from 200 to 599.');
  if (call !== undefined) knownCall(call, calls);
  if (every !== undefined && every < 1) refuse(400, 'every must be at least 1.');
  return fault;
};

const listOf = <T>(value: unknown, what: string, check: (entry: unknown) => T): T[] =>
  Array.isArray(value) ? value.map(check) : refuse(400, `${what} must be a list.`);

export const checkFaults = (value: unknown, calls: readonly string[]): Fault[] =>
  listOf(value, 'faults', (fault) => checkFault(fault, calls));

/** The faults to arm; one that was armed before may keep its count. */
export const checkArmed = (value: unknown, calls: readonly string[]): ArmedFault[] =>
  listOf(value, 'faults', (entry) => {
    const { matched = 0, ...fault } = objectOf(entry, 'A fault');
    return { ...checkFault(fault, calls), matched: checkNumber(matched, 'matched', { least: 0 }) };
  });

export const checkLatencies = (value: unknown, calls: readonly string[]): CallLatency[] =>
  listOf(value, 'latencies', (entry) => {
    const { call, ms, ...rest } = objectOf(entry, 'A latency');
    const [stranger] = Object.keys(rest);
    if (stranger !== undefined) refuse(400, `A latency has no ${stranger}.`);
    return { call: knownCall(call, calls), ms: checkNumber(ms, 'ms', { least: 0 }) };
  });

export const checkNumber = (
  value: unknown,
  key: string,
  { least = -Infinity }: { readonly least?: number } = {},
): number => {
  if (typeof value !== 'number' || !Number.isFinite(value))
    return refuse(400, `${key} must be a number.`);
  return value < least ? refuse(400, `${key} is less than ${least}.`) : value;
};

/** Seeds are whole numbers, so that they are easy to share. */
export const checkSeed = (value: unknown): number =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= 0xffff_ffff
    ? Number(value)
    : refuse(400, `seed is no whole number from 1 on: ${String(value)}.`);

export const checkScenario = (value: unknown): ScenarioName =>
  isScenarioName(value)
    ? value
    : refuse(400, `There is no scenario ${String(value)}. There are: ${scenarioNames.join(', ')}.`);

export const checkPerson = (value: unknown): string => {
  const addresses = demoAccounts.map(({ email }) => email);
  return (
    addresses.find((email) => email === value) ??
    refuse(400, `${String(value)} is no person of the demo. There are: ${addresses.join(', ')}.`)
  );
};

/** The body of `POST scenario`. */
export const checkChoice = (
  value: unknown,
  calls: readonly string[],
): { readonly name: ScenarioName; readonly choice: ScenarioChoice } => {
  const { name, ...given } = objectOf(value, 'A scenario');
  const checks = {
    seed: checkSeed,
    latencyMs: (ms: unknown) => checkNumber(ms, 'latencyMs', { least: 0 }),
    latencies: (list: unknown) => checkLatencies(list, calls),
    clockOffsetMs: (ms: unknown) => checkNumber(ms, 'clockOffsetMs'),
    accessTtlSeconds: (ttl: unknown) => checkNumber(ttl, 'accessTtlSeconds', { least: 1 }),
    faults: (list: unknown) => checkFaults(list, calls),
    person: checkPerson,
  } satisfies { readonly [Key in keyof ScenarioChoice]-?: (value: unknown) => ScenarioChoice[Key] };
  const choice = Object.entries(given)
    .filter(([, inner]) => inner !== undefined && inner !== null)
    .map(([key, inner]) => {
      if (!Object.hasOwn(checks, key)) return refuse(400, `A scenario has no ${key}.`);
      return [key, checks[key as keyof typeof checks](inner)] as const;
    });
  return { name: checkScenario(name), choice: Object.fromEntries(choice) };
};
