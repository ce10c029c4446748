/**
 * Generated from the declarations: every list, document and record page opens by its address and after a reload, in the
 * production build over HTTP. everyScreen.demo.spec.ts tests their display.
 *
 * @worlds http: opens each address in the production build on a real server.
 */
import { hasPage, heading, listed, loaded, openRow } from './support/listed';
import { expect, test } from './support/test';

for (const { declaration, address } of listed) {
  test(`${declaration.name}: ${address}`, async ({ page, open }) => {
    await open(address);
    await expect(heading(page)).toHaveText(declaration.labels);
    await page.reload();
    await expect(heading(page)).toHaveText(declaration.labels);
    expect(new URL(page.url()).pathname).toBe(address);
    await loaded(page);
    if (hasPage(declaration)) await openRow(page, address, (row) => row.click());
  });
}
