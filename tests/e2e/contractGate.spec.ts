/**
 * The gate of every test (support/test.ts) reports every call that violates the contract.
 *
 * @worlds both: the gate works differently in the two worlds.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Sent by the page itself, like a bug in the console. */
const wrongCall = async (page: Page, platform: string) => {
  const status = await page.evaluate(
    async (address) => (await fetch(address)).status,
    `${platform}/api/zones/search?reporting_status=TEST&text=boston`,
  );
  expect(status).toBe(400);
};

const platformOf = (world: 'demo' | 'http', url: string) => (world === 'demo' ? '' : url);

const said = /GET \/api\/zones\/search\?reporting_status=TEST&text=boston: Not in the contract/;

test.describe('without asking for it', () => {
  test.fail();

  test(
    'a call outside the contract fails the test',
    { tag: '@main' },
    async ({ page, open, world, standInUrl }) => {
      await open('/zones');
      await wrongCall(page, platformOf(world, standInUrl));
    },
  );

  test('also when the log is forgotten, the platform reset and the page closed', async ({
    page,
    open,
    standIn,
    world,
    standInUrl,
  }) => {
    await open('/zones');
    await wrongCall(page, platformOf(world, standInUrl));
    await standIn.forget();
    await standIn.reset();
    await page.goto('about:blank');
    await page.close();
  });
});

test('requested calls pass, and nothing else is reported', async ({
  page,
  open,
  standIn,
  world,
  standInUrl,
  outsideContract,
}) => {
  outsideContract.push(said);
  await open('/zones');
  // A fault is caused by the test.
  await standIn.fault({ path: '/api/regions', status: 400, body: { type: 'error' }, times: 5 });
  await wrongCall(page, platformOf(world, standInUrl));
  const refused = (await standIn.calls()).filter(({ refused: by }) => by === 'contract');
  expect(refused.map(({ reason }) => reason)).toEqual([
    'Not in the contract: query parameter reporting_status',
  ]);
});
