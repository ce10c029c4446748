/**
 * Thousands of rows on a bad connection: every tenth call fails, two responses are lost, and the page is reloaded
 * during the save. In the end each product exists once, with its state and its notional product (rules 4, 7).
 *
 * @worlds http: makes many calls on a bad connection, which only HTTP has.
 */
import type { Locator } from '@playwright/test';
import type { OtherPerson } from '../support/otherPerson';
import { expect, test } from '../support/test';
import { isNamedOnly } from '../../../scripts/worlds.mjs';
import { began, button, give, organization, toolOf, toolPath } from './tool';

/** `npm test` tries fifteen batches with the same failures; the nightly run a hundred. */
const count = isNamedOnly() ? 1500 : 10_000;
/** As a text shows it: with or without a separator, by the person's region. */
const grouped = count.toLocaleString('en-GB').replace(',', ',?');
const skuOf = (at: number): string => `TENK-${String(at).padStart(5, '0')}`;

const file = (): string => {
  const rows = Array.from(
    { length: count },
    (_, at) => `${skuOf(at)},Row number ${at},Line ${at % 12},BOX,CS,6`,
  );
  const headings =
    'sku,product_description,notional_name,state,state_reporting_uom,state_reporting_uom_baseline';
  return [headings, ...rows, ''].join('\r\n');
};

interface Made {
  readonly id: string;
  readonly sku: string;
  readonly inventory_notional_product_id: string | null;
}

const allMade = async (other: OtherPerson): Promise<readonly Made[]> => {
  const made: Made[] = [];
  for (let offset = 0; ; offset += 500) {
    const { products } = (await other.read(
      `/api/products/bulk?account_id=${organization.id}&limit=500&offset=${offset}&search=TENK-`,
    )) as { products: readonly Made[] };
    made.push(...products);
    if (products.length < 500) return made;
  }
};

/** Presses the button that continues the save, until everything is saved. */
const untilSaved = async (dialog: Locator): Promise<void> => {
  const done = dialog.getByText(new RegExp(`^Saved ${grouped} results$`));
  const further = button(dialog, /^(Try \d|Continue with) /).first();
  await expect(async () => {
    if (await further.isVisible()) await further.click({ timeout: 1000 });
    await expect(done).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 600_000 });
};

test(
  `${count} rows survive failures, lost answers and a reload, each once`,
  { tag: '@main' },
  async ({ page, open, standIn, meet }) => {
    test.setTimeout(1_200_000);
    await open(toolPath);
    const dialog = await began(page);
    await give(dialog, 'thousands.csv', file());
    await button(dialog, 'Import').click();
    await expect(button(dialog, new RegExp(`^Create ${grouped}$`))).toBeVisible({
      timeout: 60_000,
    });
    await button(dialog, 'Review').click();
    await expect(button(dialog, 'Save')).toBeEnabled({ timeout: 60_000 });

    const bulk = { method: 'POST', path: '/api/products/bulk', drop: true, times: 1 } as const;
    await standIn.fault(
      // Executed with the response lost; then lost before it is executed.
      { ...bulk, after: 4, commit: true },
      { ...bulk, after: 9 },
      { path: '/api/*', every: 10, status: 503 },
    );
    await button(dialog, 'Save').click();
    const bar = dialog.getByRole('progressbar', { name: 'Saving' });
    await expect(async () => {
      expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(15);
    }).toPass({ timeout: 300_000 });

    await page.reload();
    const again = toolOf(page);
    const resume = again.getByRole('button', { name: /^Resume/ });
    await expect(resume).toBeVisible({ timeout: 60_000 });
    await resume.click();
    await untilSaved(again);

    await standIn.noFaults();
    const other = await meet();
    const made = await allMade(other);
    expect(made).toHaveLength(count);
    expect(new Set(made.map(({ sku }) => sku)).size).toBe(count);
    // One of each hundred, whichever batch contained it.
    for (const { id, sku } of made.filter((_, at) => at % 100 === 37)) {
      const { states } = (await other.read(`/api/products/states?product_id=${id}`)) as {
        states: readonly { state: string; reporting_uom: string }[];
      };
      expect(states, sku).toMatchObject([{ state: 'BOX', reporting_uom: 'CASE' }]);
    }
    // Twelve names, each created once.
    expect(new Set(made.map((one) => one.inventory_notional_product_id)).size).toBe(12);
    expect(made.filter((one) => one.inventory_notional_product_id === null)).toEqual([]);
  },
);
