import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../accounts';
import { platformOf } from '../platform';
import type { StandInSettings } from '../settings';
import { linkOf, readLink } from './link';
import { isScenarioName, scenarioNames } from './names';
import { settingsFor } from './scenarios';

const calls = platformOf().contract.map(({ name }) => name);
const now = Date.UTC(2026, 10, 22, 12);
const read = (search: string) => readLink(search, { calls, now });

const call = fc.constantFrom(...calls);
const text = fc.string({ unit: 'grapheme', maxLength: 20 });
// Parsed from JSON, which has no minus zero.
const body = fc
  .json({ maxDepth: 2 })
  .map((written) => JSON.parse(written) as unknown)
  .filter((value) => value !== null);
const fault = fc.record(
  {
    call,
    path: text,
    only: fc.constantFrom('reads' as const, 'writes' as const),
    status: fc.integer({ min: 200, max: 599 }),
    body,
    html: text,
    every: fc.integer({ min: 1, max: 99 }),
    after: fc.integer({ min: -99, max: 99 }),
    commit: fc.boolean(),
    matched: fc.constant(0),
  },
  { requiredKeys: ['matched'] },
);
const settings: fc.Arbitrary<StandInSettings> = fc
  .tuple(
    fc.constantFrom(...scenarioNames),
    fc.record(
      {
        seed: fc.integer({ min: 1, max: 0xffff_ffff }),
        clockOffsetMs: fc.integer({ min: -1e11, max: 1e11 }),
        accessTtlSeconds: fc.integer({ min: 1, max: 1e6 }),
        latencyMs: fc.nat(1e6),
        latencies: fc.array(fc.record({ call, ms: fc.nat(9999) }), { maxLength: 3 }),
        faults: fc.array(fault, { maxLength: 3 }),
        person: fc.constantFrom(...demoAccounts.map(({ email }) => email)),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([name, changes]) => ({ ...settingsFor(name), ...changes }));

describe('a scenario link', () => {
  it('says the whole state, on any address, and leaves the rest of it alone', () => {
    const query = fc.stringMatching(/^([a-e]+=[\w%]{0,0}[a-z0-9+]*(&[a-e]+=[a-z]*){0,2})?$/);
    const path = fc
      .tuple(fc.stringMatching(/^(\/[a-z]{1,5}){0,3}$/), query, fc.stringMatching(/^(#[a-z?=]*)?$/))
      .map(([own, search, hash]) => ({ own: own || '/', search, hash }));
    fc.assert(
      fc.property(settings, path, (state, { own, search, hash }) => {
        const address = linkOf(state, own + (search && `?${search}`) + hash);
        const url = new URL(address, 'http://demo.test');
        const { scenario, problems, rest } = read(url.search);
        expect(problems).toEqual([]);
        const { name, ...choice } = scenario!;
        expect(settingsFor(name, choice)).toEqual(state);
        expect([url.pathname, rest]).toEqual([own, search && `?${search}`]);
        expect(url.hash).toBe(hash === '#' ? '' : hash);
        // Applied to a link, it replaces the older one.
        expect(linkOf(state, address)).toBe(address);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['?clock=+3d', 3 * 86_400_000],
    ['?clock=-90m', -5_400_000],
    ['?clock=2026-11-22T13:00:00+02:00', -3_600_000],
  ])('reads the clock of %s', (search, clockOffsetMs) => {
    expect(read(`${search}&scenario=default`)).toMatchObject({
      scenario: { name: 'default', clockOffsetMs },
      problems: [],
    });
  });

  it.each([
    ['scenario=big-chains', /^There is no scenario big-chains\. There are: default, .*maintenance/],
    ['seed=2', /^A scenario link names its scenario; this one has only seed/],
    ['scenario=empty&scenario=flaky', /^scenario is given twice/],
    ['scenario=empty&seed=0', /^seed is no whole number from 1 on/],
    ['scenario=empty&latency=-1', /^latency is no whole number/],
    ['scenario=empty&clock=2026-02-31', /^clock is neither/],
    ['scenario=empty&person=eve@example.org', /^eve@example\.org is no person of the demo/],
    ['scenario=empty&faults=none', /^faults must be JSON/],
    ['scenario=empty&faults=[{"code":1}]', /^A fault has no code/],
    [
      'scenario=empty&faults=[{"call":"GET /api/nope"}]',
      /^The contract has no call GET \/api\/nope/,
    ],
    ['scenario=empty&latencies=[{"call":"GET /api/zones","s":1}]', /^A latency has no s/],
  ])('refuses %s in words', (search, words) => {
    const { scenario, problems } = read(`?${search}`);
    expect(scenario).toBeUndefined();
    expect(problems).toEqual([expect.stringMatching(words)]);
  });

  it('is none without its parameters', () => {
    const search = '?page=2&q=%5B';
    expect(read(search)).toEqual({ scenario: undefined, problems: [], rest: search });
    expect(isScenarioName('constructor')).toBe(false);
  });
});
