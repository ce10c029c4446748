/**
 * Generated from the declarations: every list, document and record page opens by its address, loaded whole, a record
 * page after a reload too, in the production build over a platform that answers only the keys of
 * docs/openapi.json, and so neither embeds names of related records nor counts rows. The stand-in answers more.
 *
 * @worlds http: answers are changed on their way, which a service worker would hide.
 */
import type { Page } from '@playwright/test';
import { withNamedKeys } from '../../scripts/openapi/namedKeys';
import { hasPage, heading, listed, loaded, openRow } from './support/listed';
import { expect, test } from './support/test';

const answerNamedKeys = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const request = route.request();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('application/json') ?? false;
    if (!response.ok() || !isJson) return route.fulfill({ response });
    const { pathname } = new URL(request.url());
    const json = withNamedKeys(request.method(), pathname, await response.json());
    return route.fulfill({ response, json });
  });

/** The organization with every kind of data. */
const organization = 'acc00000-0000-4000-8000-000000000001';

const id = /\b[\da-f]{8}-[\da-f]{4}-4000-8000-[\da-f]{12}\b/;

/** The text of a page without JSON, which shows ids as they are. */
const textOf = (main: Element): string => {
  const copy = main.cloneNode(true) as Element;
  for (const json of copy.querySelectorAll('pre')) json.remove();
  return copy.textContent;
};

/** Related records have names, and nothing failed to load. */
const expectNames = async (page: Page): Promise<void> => {
  await expect.poll(() => page.getByRole('main').evaluate(textOf)).not.toMatch(id);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
};

/** Pages made by hand; figures and schedules are read by them alone. */
const byHand = [
  '/',
  `/organizations/view/${organization}/job-templates/calendar`,
  `/products/availability?account_id=${organization}`,
  '/zones/view/20e00000-0000-4000-8000-000000000001',
];

test('pages made by hand', async ({ page, open }) => {
  await answerNamedKeys(page);
  for (const address of byHand) {
    await test.step(address, async () => {
      await open(address);
      // Charts further down wait until they are scrolled to.
      await page.waitForLoadState('networkidle');
      await expectNames(page);
    });
  }
});

/** Six in one page, each loaded whole: a new context for each would only load the same scripts again. */
const six = (from: number) => listed.slice(from, from + 6);

for (let from = 0; from < listed.length; from += 6) {
  const names = six(from).map(({ declaration }) => declaration.name);
  test(names.join(', '), { tag: from === 0 ? '@main' : [] }, async ({ page, open }) => {
    await answerNamedKeys(page);
    for (const { declaration, address } of six(from)) {
      await test.step(`${declaration.name}: ${address}`, async () => {
        await open(address);
        await expect(heading(page)).toHaveText(declaration.labels);
        expect(new URL(page.url()).pathname).toBe(address);
        await loaded(page);
        await expectNames(page);
        if (!hasPage(declaration)) return;
        await openRow(page, address, (row) => row.click());
        await expectNames(page);
      });
    }
  });
}
