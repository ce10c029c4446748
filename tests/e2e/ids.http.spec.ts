/**
 * Ids with the signs of addresses, on the way through browser, router and platform: the row's link, the page after a
 * reload, its edit panel, and the calls.
 *
 * @worlds nightly: each id opens a page three times. It reads the paths of requests, and reloads each address from a server.
 */
import { expect, test } from './support/test';

const ids = ['a%2Fb', 'a/b', '50%', 'a?b', 'a#b', '%252F', 'a b+c', 'a\\b', 'é/ü'];

test('a record opens, is reloaded and edited, whatever its id consists of', async ({
  page,
  open,
}) => {
  const rows = ids.map((id, at) => ({ id, name: `Odd ${at + 1}` }));
  const asked: string[] = [];
  await page.route(/\/api\/items(\/|\?|$)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const segment = pathname.split('/')[3];
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };
    if (segment === undefined) {
      const range = `items 0-${rows.length - 1}/${rows.length}`;
      return route.fulfill({ headers: { ...headers, 'Content-Range': range }, json: rows });
    }
    asked.push(segment);
    const row = rows.find(({ id }) => id === decodeURIComponent(segment));
    return route.fulfill({ headers, status: row ? 200 : 404, json: row ?? {} });
  });
  for (const { id, name } of rows) {
    await test.step(id, async () => {
      await open('/products/items');
      await page.getByRole('link', { name, exact: true }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(name);
      await page.reload();
      await expect(heading).toHaveText(name);
      await page.getByRole('button', { name: 'Edit Item' }).click();
      const panel = page.getByRole('dialog');
      await expect(panel.getByRole('textbox', { name: /Name/ })).toHaveValue(name);
      await page.reload();
      await expect(panel.getByRole('textbox', { name: /Name/ })).toHaveValue(name);
      expect(new Set(asked.splice(0))).toEqual(new Set([encodeURIComponent(id)]));
    });
  }
});
