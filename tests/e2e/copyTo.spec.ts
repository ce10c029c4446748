/**
 * Selected rows are copied to another organization, with what belongs to them.
 *
 * @worlds http: what is sent is held against the calls on the wire. The nightly run adds the demo.
 */
import type { Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import { selectAll, signInAgain } from './support/steps';
import { storedInBrowser } from './support/storedInBrowser';
import { expect, test } from './support/test';

const rows = 'tbody tr:has([data-row-link])';
const source = 'acc00000-0000-4000-8000-000000000001';
const target = 'acc00000-0000-4000-8000-000000000002';
const title = 'Copy to another organization';

/** Chooses the organization for the selected rows, and returns the question. */
const ask = async (page: Page) => {
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Copy to…' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('combobox', { name: 'Copy to' }).fill('Brightwater');
  await page.getByRole('option', { name: /Brightwater/ }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('alertdialog', { name: 'Copy to Brightwater Grocers' });
  await expect(question).toBeVisible();
  return question;
};

test(
  'products are copied with their states, by keyboard, and the copies are removed again',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(`/products?account_id=${source}`);
    await expect(page.locator(rows)).toHaveCount(25);
    for (const at of [0, 1]) await page.locator(rows).nth(at).getByRole('checkbox').check();
    const bar = page.getByRole('group', { name: 'Selected rows' });
    await bar.getByRole('button', { name: 'Copy to…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    const picker = dialog.getByRole('combobox', { name: 'Copy to' });
    await expect(picker).toBeFocused();
    await expectNoFinding(page, 'the organization of copies');
    await picker.fill('Brightwater');
    await expect(page.getByRole('option', { name: /Brightwater/ })).toBeVisible();
    await picker.press('ArrowDown');
    await picker.press('Enter');
    await standIn.forget();
    await picker.press('Enter');

    const question = page.getByRole('alertdialog', { name: 'Copy to Brightwater Grocers' });
    await expect(question).toContainText('Copy 2 products to Brightwater Grocers?');
    await expect(question).toContainText(/Found there by name: .*Primary Category/);
    await expect(question).toContainText(/Not copied: .*Eligibility/);
    await expect(
      question.getByRole('checkbox', { name: /^Also copy \d+ product states$/ }),
    ).toBeChecked();
    await expectNoFinding(page, 'what is copied');
    const writes = async () =>
      (await standIn.calls()).filter(
        ({ method, path }) => method !== 'GET' && !path.endsWith('/check'),
      );
    expect(await writes()).toEqual([]);

    await question.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
    await expect(page.getByText('2 products copied to Brightwater Grocers.')).toBeVisible();
    await expect(bar).toBeHidden();
    const sent = await writes();
    const products = sent.filter(({ path }) => path === '/api/products');
    expect(products.map(({ body }) => (body as { account_id: unknown }).account_id)).toEqual([
      target,
      target,
    ]);
    expect(sent.every(({ status }) => status < 300)).toBe(true);
    expect(
      sent.filter(({ path }) => path.startsWith('/api/products/states')).length,
    ).toBeGreaterThan(0);

    await standIn.forget();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone for 2 rows.')).toBeVisible();
    expect((await writes()).map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  },
);

test('a refused copy is named on a phone, and only what is missing is sent again', async ({
  page,
  open,
  standIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`/products?account_id=${source}`);
  await expect(page.locator(rows)).toHaveCount(25);
  await page.locator(rows).first().getByRole('checkbox').check();
  const question = await ask(page);
  await expectNoFinding(page, 'what is copied on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await standIn.forget();
  await standIn.fault({
    method: 'POST',
    path: '/api/products/states*',
    status: 409,
    body: { message: 'Not now.' },
  });
  await question.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(question.getByRole('alert')).toContainText(/not copied\. .*Not now\./);
  await standIn.noFaults();
  await question.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('1 product copied to Brightwater Grocers.')).toBeVisible();
  const created = (await standIn.calls()).filter(
    ({ method, path }) => method === 'POST' && path === '/api/products',
  );
  expect(created).toHaveLength(1);
});

test('what was carried out before it failed is not doubled, and states stay complete', async ({
  page,
  open,
  standIn,
}) => {
  await open(`/products?account_id=${source}`);
  await expect(page.locator(rows)).toHaveCount(25);
  await selectAll(page);
  const question = await ask(page);
  await standIn.forget();
  await standIn.fault(
    { method: 'POST', path: '/api/products', status: 500, commit: true, every: 3 },
    { method: 'POST', path: '/api/products/states', status: 500, commit: true, times: 2 },
    { method: 'POST', path: '/api/products/states/bulk', status: 500, commit: true, every: 4 },
  );
  await question.getByRole('button', { name: 'Copy', exact: true }).dblclick();
  await expect(page.getByText('25 products copied to Brightwater Grocers.')).toBeVisible();
  const sent = (await standIn.calls()).filter(({ method }) => method === 'POST');
  const bodiesOf = (path: string) =>
    sent.flatMap((call) =>
      call.path === path ? [call.body as Readonly<Record<string, string>>] : [],
    );
  const skus = bodiesOf('/api/products').map(({ sku }) => sku);
  expect(skus).toHaveLength(25);
  expect(new Set(skus).size).toBe(25);
  // States with pan sizes are created one by one, and get them although their creation had to be looked for.
  const single = bodiesOf('/api/products/states');
  const pans = bodiesOf('/api/products/states/pan-sizes');
  expect(single.length).toBeGreaterThan(0);
  expect(pans).toHaveLength(single.length);
});

test('zones are copied with their locations, without what the other organization has nothing of', async ({
  page,
  open,
  standIn,
}) => {
  await open(`/zones?account_id=${source}`);
  await expect(page.locator(rows)).toHaveCount(25);
  await selectAll(page);
  const question = await ask(page);
  await expect(question).toContainText('Copy 24 zones to Brightwater Grocers?');
  await expect(question).toContainText('Already there, so not copied: Austin Broadway');
  await expect(question).toContainText(
    /Not there, so left out of the copies \(Pick Lists\): .*AA-4/,
  );
  await expect(question).toContainText(
    /Used by another record there, so left out of the copies \(External ID\): /,
  );
  await standIn.forget();
  await question.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('24 zones copied to Brightwater Grocers.')).toBeVisible();
  const writes = (await standIn.calls()).filter(({ method }) => method === 'POST');
  expect(writes.filter(({ path }) => path === '/api/zones')).toHaveLength(24);
  expect(writes.filter(({ status }) => status >= 400)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone for 24 rows.')).toBeVisible();
});

test('a copy whose page is closed is offered on its list, to one tab, and can be undone later', async ({
  page,
  open,
  standIn,
}) => {
  const list = `/products?account_id=${source}`;
  await open(list);
  await expect(page.locator(rows)).toHaveCount(25);
  await selectAll(page);
  const question = await ask(page);
  await standIn.forget();
  await standIn.fault({ method: 'POST', path: '/api/products', delayMs: 400, every: 1 });
  await question.getByRole('button', { name: 'Copy', exact: true }).click();
  const created = async () =>
    (await standIn.calls()).flatMap(({ method, path, status, body }) =>
      method === 'POST' && path === '/api/products' && status < 300
        ? [(body as { readonly sku: string }).sku]
        : [],
    );
  await expect.poll(async () => (await created()).length).toBeGreaterThan(5);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.locator(rows)).toHaveCount(25);
  await standIn.noFaults();
  const notice = (of: Page) => of.getByRole('group', { name: 'Copy to Brightwater Grocers' });
  await expect(notice(page)).toContainText(/was not finished: \d+ of 25 copied\./);
  await expectNoFinding(page, 'an unfinished copy');

  // Both tabs offer it, and both ask.
  const other = await page.context().newPage();
  await other.goto(list);
  await notice(other).getByRole('button', { name: 'Resume' }).click();
  const asked = (of: Page) => of.getByRole('alertdialog', { name: 'Copy to Brightwater Grocers' });
  await expect(asked(other)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Resume' }).click();
  await asked(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText(/^\d+ products? copied to Brightwater Grocers\.$/)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await asked(other).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(asked(other)).toBeHidden();
  await other.close();
  const skus = await created();
  expect(skus).toHaveLength(25);
  expect(new Set(skus).size).toBe(25);

  // After another reload, the dialog still undoes it.
  await page.reload();
  await page.locator(rows).first().getByRole('checkbox').check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Copy to…' }).click();
  await expect(notice(page)).toContainText('25 products copied to Brightwater Grocers.');
  await notice(page).getByRole('button', { name: 'Undo copy' }).click();
  const undo = page.getByRole('alertdialog', { name: 'Undo copy' });
  await undo.getByRole('button', { name: 'Undo copy' }).click();
  await expect(page.getByText('Undone for 25 rows.')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a session that ends during a copy leaves its question, which goes on after sign-in', async ({
  page,
  open,
  standIn,
}) => {
  await open(`/products?account_id=${source}`);
  await expect(page.locator(rows)).toHaveCount(25);
  await selectAll(page);
  const question = await ask(page);
  await standIn.forget();
  await standIn.fault(
    { method: 'POST', path: '/api/products*', status: 401, body: { message: 'no' }, after: 8 },
    { method: 'POST', path: '/api/auth/refresh', status: 401, body: { message: 'no' } },
  );
  await question.getByRole('button', { name: 'Copy', exact: true }).click();
  await signInAgain(page, standIn);
  await expect(question.getByRole('alert')).toContainText(
    /Your session ended; \d+ are waiting\. Continue when you are signed in\./,
  );
  await question.getByRole('button', { name: /^Continue with \d+$/ }).click();
  await expect(page.getByText(/^\d+ products? copied to Brightwater Grocers\.$/)).toBeVisible();
  const skus = (await standIn.calls()).flatMap(({ method, path, status, body }) =>
    method === 'POST' && path === '/api/products' && status < 300
      ? [(body as { readonly sku: string }).sku]
      : [],
  );
  expect(skus).toHaveLength(25);
  expect(new Set(skus).size).toBe(25);
});

test('webhooks are copied with the secrets that are entered, which nothing keeps', async ({
  page,
  open,
  standIn,
}) => {
  await open(`/organizations/view/${source}/webhooks`);
  await expect(page.locator(rows).first()).toBeVisible();
  await selectAll(page);
  const question = await ask(page);
  const headers = question.getByLabel(/^Headers of /);
  await expect(headers.first()).toHaveAttribute('type', 'password');
  await headers.first().fill('{"X-Key": "hush-1"}');
  await expectNoFinding(page, 'the secrets of copies');
  await standIn.forget();
  await standIn.fault({ method: 'POST', path: '/api/webhooks', delayMs: 300, every: 1 });
  await question.getByRole('button', { name: 'Copy', exact: true }).dblclick();
  const created = async () =>
    (await standIn.calls()).flatMap(({ method, path, status, body }) =>
      method === 'POST' && path === '/api/webhooks' && status < 300
        ? [body as { readonly name: string; readonly headers: Readonly<Record<string, string>> }]
        : [],
    );
  await expect.poll(async () => (await created()).length).toBeGreaterThan(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.locator(rows).first()).toBeVisible();
  await standIn.noFaults();
  expect(await storedInBrowser(page)).not.toContain('hush');
  const notice = page.getByRole('group', { name: 'Copy to Brightwater Grocers' });
  await notice.getByRole('button', { name: 'Resume' }).click();
  const again = page.getByRole('alertdialog', { name: 'Copy to Brightwater Grocers' });
  await expect(again).toContainText('The secrets you entered were not stored.');
  const boxes = again.getByLabel(/^Headers of /);
  const before = await created();
  for (const box of await boxes.all()) {
    await expect(box).toHaveValue('');
    await box.fill('{"X-Key": "hush-2"}');
  }
  await again.getByRole('button', { name: 'Copy', exact: true }).click();
  // What was under way at the reload may be there, with the first secret: its copy is left to the person.
  const done = page.getByText(/^\d+ webhooks? copied to Brightwater Grocers\.$/);
  const other = page.getByText(/A similar entry exists, with other values/).first();
  await expect(done.or(other).first()).toBeVisible();
  if (await other.isVisible()) {
    await page.keyboard.press('Escape');
    await expect(again).toBeHidden();
  }
  const sent = await created();
  expect(new Set(sent.map(({ name }) => name)).size).toBe(sent.length);
  const keys = (all: typeof sent) =>
    new Set(all.map(({ headers: { 'X-Key': key } }) => key).filter(Boolean));
  expect(keys(before)).toEqual(new Set(['hush-1']));
  expect(keys(sent.slice(before.length))).toEqual(new Set(['hush-2']));
});
