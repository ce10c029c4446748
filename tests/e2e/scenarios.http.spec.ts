/**
 * The control calls over HTTP, equal to those in the browser, for users of `npm run platform`.
 *
 * @worlds http: the control calls of `npm run platform`.
 */
import type { APIRequestContext } from '@playwright/test';
import { admin, expect, test } from './support/test';
import { scenarioNames } from '../../demo/scenarios/names';

const controlOf =
  (request: APIRequestContext, url: string) =>
  async (method: string, name: string, data?: unknown) => {
    const answer = await request.fetch(`${url}/__standin/${name}`, {
      method,
      ...(data === undefined ? {} : { data }),
    });
    return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> };
  };

test('scenarios and the contract are listed', async ({ request, standInUrl }) => {
  const control = controlOf(request, standInUrl);
  const scenarios = (await control('GET', 'scenarios')).body as unknown as { name: string }[];
  expect(scenarios.map(({ name }) => name)).toEqual(scenarioNames);
  const contract = (await control('GET', 'contract')).body as unknown as object[];
  expect(contract).toContainEqual({ name: 'GET /api/products', isRead: true });
  expect(contract).toContainEqual({ name: 'POST /api/products/check', isRead: true });
  expect(contract).toContainEqual({ name: 'PUT /api/products/{id}', isRead: false });
});

test(
  'a scenario begins, behaves, and ends with a reset',
  { tag: '@main' },
  async ({ request, standInUrl, standIn }) => {
    const control = controlOf(request, standInUrl);
    const usual = (await control('GET', 'settings')).body;
    const begun = await control('POST', 'scenario', {
      name: 'read-only',
      seed: 3,
      latencyMs: 5,
      clockOffsetMs: 86_400_000,
      person: admin.email,
    });
    expect(begun).toMatchObject({
      status: 200,
      body: {
        scenario: 'read-only',
        seed: 3,
        latencyMs: 5,
        clockOffsetMs: 86_400_000,
        person: admin.email,
        faults: [{ only: 'writes', status: 403, matched: 0 }],
      },
    });
    await control('POST', 'latencies', { latencies: [{ call: 'GET /api/zones', ms: 9 }] });
    expect(await standIn.settings()).toEqual({
      ...begun.body,
      latencies: [{ call: 'GET /api/zones', ms: 9 }],
    });
    await standIn.reset();
    expect(await standIn.settings()).toEqual(usual);
  },
);

test('unknown values are refused with a message', async ({ request, standInUrl }) => {
  const control = controlOf(request, standInUrl);
  for (const [body, words] of [
    [{ name: 'nope' }, /^There is no scenario nope/],
    [{ name: 'empty', seed: 0.5 }, /^seed is no whole number/],
    [{ name: 'empty', speed: 3 }, /^A scenario has no speed/],
    [{ name: 'empty', person: 'eve@example.org' }, /is no person of the demo/],
    [{ name: 'empty', faults: [{ call: 'GET /api/nope' }] }, /^The contract has no call/],
  ] as const) {
    const { status, body: told } = await control('POST', 'scenario', body);
    expect([status, told.message]).toEqual([400, expect.stringMatching(words)]);
  }
  expect((await control('GET', 'settings')).body).toMatchObject({ scenario: 'default' });
});

test('a fault by call name, and the console against it', async ({ page, open, standIn }) => {
  await standIn.scenario('fresh-organization');
  await open('/organizations');
  await expect(page.locator('[data-row-link]')).toHaveCount(1);
  await standIn.fault({ call: 'GET /api/zones', status: 403, body: { message: 'Not for you.' } });
  await page.getByRole('link', { name: 'Zones' }).first().click();
  await expect(page.getByRole('main')).toContainText('Not for you.');
});
