/**
 * Unreadable input, invalid responses, broken connections.
 *
 * @worlds http: breaks connections and cuts responses as a real network does.
 */
import { expect, test } from './support/test';

test(
  'an address that leads nowhere is not found, inside the console, with a way back',
  { tag: '@main' },
  async ({ page, open, go }) => {
    const isTold = async () => {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
      await page.getByRole('main').getByRole('link').last().click();
      await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toHaveCount(0);
    };
    // The first two are loaded: the server and the browser see these addresses, too.
    for (const path of ['/products/view/%E0%A4%A', '/products/view/does-not-exist']) {
      await test.step(path, async () => {
        await open(path);
        await isTold();
      });
    }
    for (const path of [
      '/nope',
      '/products/nope',
      '/zones/regions/view/does-not-exist',
      '/organizations/view/does-not-exist',
      '/products/items/view/does-not-exist/edit',
    ]) {
      await test.step(path, async () => {
        await go(path);
        await isTold();
      });
    }
  },
);

test('the form of an item stands what happens to it', async ({ page, open, standIn, go }) => {
  await test.step('a slow line shows the shape of what comes, and Enter twice sends once', async () => {
    await open('/products/items');
    await page.getByRole('link', { name: 'Add Item' }).click();
    await standIn.forget();
    // Longer than the time between two keys on a busy machine.
    await standIn.fault({ method: 'POST', path: '/api/items', delayMs: 3000 });
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Sent once');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await standIn.calls()).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  await test.step('leaving with unsaved changes asks, and keeps the input', async () => {
    await page.getByRole('link', { name: 'Add Item' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Item' });
    await dialog.getByLabel('Name').fill('Unsaved');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await asked.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Unsaved');
    await page.goBack();
    await asked.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a rejection is shown at its field, and the form stays open', async () => {
    await go('/products/items/create');
    const dialog = page.getByRole('dialog', { name: 'Add Item' });
    await standIn.fault({
      method: 'POST',
      path: '/api/items',
      status: 422,
      body: { message: 'Not accepted.', errors: { name: 'This name is taken.' } },
      times: 1,
    });
    await dialog.getByLabel('Name').fill('Taken');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(dialog.getByText('This name is taken.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Taken');
  });

  await test.step('a dropped connection keeps the input, and a retry succeeds', async () => {
    await go('/products/items/create');
    const dialog = page.getByRole('dialog', { name: 'Add Item' });
    await dialog.getByLabel('Name').fill('Twice tried');
    // Without `times`: a browser repeats a request by itself if an idle connection breaks.
    await standIn.fault({ method: 'POST', path: '/api/items', drop: true });
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'couldn’t confirm that this was saved, and it is not there yet',
    );
    await expect(dialog.getByLabel('Name')).toHaveValue('Twice tried');
    await standIn.noFaults();
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('markup in a name is text', async () => {
    await go('/products/items/create');
    const markup = '<img src=x onerror="window.pwned=1"><b>Bold</b>';
    await page.getByRole('dialog').getByLabel('Name').fill(markup);
    await page.getByRole('dialog').getByRole('button', { name: 'Add Item' }).click();
    await page.getByRole('searchbox').fill('onerror');
    await expect(page.getByRole('link', { name: markup })).toBeVisible();
    await page.getByRole('link', { name: markup }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(markup);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });

  await test.step('a name of 10,000 characters is refused in words and kept', async () => {
    await go('/products/items/create');
    await standIn.forget();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('x'.repeat(10_000));
    await page.getByRole('button', { name: 'Add Item' }).click();
    await expect(page.getByText(/at most 500 characters/)).toBeVisible();
    expect((await name.inputValue()).length).toBe(10_000);
    expect((await standIn.calls()).filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

test('an image that is none is refused at its field', async ({ page, open, standIn }) => {
  await open('/organizations/create');
  await standIn.forget();
  const dialog = page.getByRole('dialog', { name: 'Add Organization' });
  await dialog.getByLabel('Name').fill('Aardvark');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('this is no picture'),
    });
  await expect(dialog.getByText(/not a supported image/i)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Organization' }).click();
  await expect(dialog.getByLabel('Image')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Name')).toHaveValue('Aardvark');
  expect((await standIn.calls()).filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a list whose answer is unusable says so, or stands', async ({ page, open, standIn }) => {
  await open('/settings');
  const heading = page.getByRole('heading', { level: 1, name: 'Regions' });
  for (const [name, body] of [
    ['null in place of the rows', { results: null }],
    ['rows that are none', { results: [null, 7, 'x', {}, { id: 'r1' }] }],
    [
      'records without their keys',
      { results: [{ id: 'r1', name: null, zones: null, account: null }] },
    ],
  ] as const) {
    await test.step(`answered with ${name}, it still stands`, async () => {
      await standIn.fault({ method: 'GET', path: '/api/regions*', status: 200, body });
      await page.goto('/zones/regions');
      await expect(heading).toBeVisible();
      await expect(
        page.getByText('No regions to display.').or(page.getByText(/^Showing 1-1 of 1$/)),
      ).toBeVisible();
    });
  }
  for (const [name, body] of [
    ['null', null],
    ['an empty object', {}],
  ] as const) {
    await test.step(`answered with ${name}, it is not said to be empty`, async () => {
      await standIn.fault({ method: 'GET', path: '/api/regions*', status: 200, body });
      await page.goto('/zones/regions');
      await expect(page.getByRole('alert')).toContainText('could not be read');
      await expect(page.getByText('No regions to display.')).toHaveCount(0);
    });
  }
  await test.step('HTML instead of JSON is explained in words', async () => {
    await standIn.fault({ path: '/api/regions*', status: 200, html: '<h1>Maintenance</h1>' });
    await page.goto('/zones/regions');
    await expect(page.getByRole('alert')).toContainText('could not be read');
    await expect(page.getByText('Maintenance')).toHaveCount(0);
  });
});
