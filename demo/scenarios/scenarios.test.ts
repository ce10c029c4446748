import { describe, expect, it } from 'vitest';
import { platformOf } from '../platform';
import { audit, signedIn } from '../signedIn';
import { memoryPersistence } from '../store/persistence';
import type { ScenarioName } from './names';
import { scenarioNames } from './names';
import { scenarios, settingsFor } from './scenarios';

const begun = async (name: ScenarioName) => {
  const there = await signedIn();
  await there.scenario(name);
  const total = async (path: string) => (await there.ask('GET', path)).body.total;
  return { ...there, total };
};

describe('scenarios', () => {
  it('are all there, each with words, and name calls that the contract has', () => {
    expect(scenarios.map(({ name }) => name)).toEqual(scenarioNames);
    const calls = platformOf().contract.map(({ name }) => name);
    for (const { label, description, faults = [], latencies = [] } of scenarios) {
      for (const text of [label, description].flatMap(Object.values)) expect(text).not.toBe('');
      for (const { call } of [...faults, ...latencies])
        if (call !== undefined) expect(calls).toContain(call);
    }
  });

  it('default: the state after a reset', async () => {
    const { control, total, scenario } = await begun('big-chain');
    expect(await total('/api/zones')).toBeGreaterThan(2000);
    await control('POST', 'reset');
    const settings = settingsFor('default');
    expect(await control('GET', 'settings')).toEqual(settings);
    const usual = await total('/api/products');
    expect(await scenario('default')).toEqual(settings);
    expect(await total('/api/products')).toBe(usual);
  });

  it('read-only: changes are refused with 403, all else is answered', async () => {
    const { ask, send, total } = await begun('read-only');
    expect(await send('PUT', '/api/users/me', { name: 'Avery L.' })).toMatchObject({
      status: 403,
      body: { type: 'error', message: 'You do not have permission to make this change.' },
    });
    expect(await total('/api/products')).toBeGreaterThan(0);
    const sought = { account_id: 'acc00000-0000-4000-8000-000000000001', skus: ['AV-1'] };
    expect((await ask('POST', '/api/products/check', sought)).status).toBe(200);
    expect((await ask('POST', '/api/jobs/export', {})).status).toBe(200);
  });

  it('are the same in every tab and after a restart, and change only their own settings', async () => {
    const persistence = memoryPersistence();
    const one = await signedIn({ persistence });
    const other = await signedIn({ persistence });
    const zones = async ({ ask }: typeof one) => (await ask('GET', '/api/zones')).body.total;
    const usual = await zones(other);
    await one.ask('POST', '/api/items', { name: 'Of before' }, audit());
    await one.scenario('fresh-organization', { seed: 7 });
    await one.ask('POST', '/api/items', { name: 'Of after' }, audit());
    const third = await signedIn({ persistence });
    for (const tab of [one, other, third]) {
      expect(await zones(tab)).toBe(1);
      const items = (await tab.ask('GET', '/api/items')).body as unknown as { name: string }[];
      expect(items.map(({ name }) => name)).toEqual(['Of after']);
      expect(await tab.control('GET', 'settings')).toMatchObject({
        scenario: 'fresh-organization',
        seed: 7,
      });
    }
    const kept = await persistence.changesSince(undefined);
    expect(kept.changes.length).toBeLessThan(10);
    await other.control('POST', 'reset');
    expect([await zones(one), await zones(third)]).toEqual([usual, usual]);
  });
});
