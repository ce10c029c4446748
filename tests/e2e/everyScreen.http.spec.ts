/**
 * Generated from the declarations: every list, document and record page opens by its address, loaded whole, in the
 * production build over HTTP; a record page after a reload, too. everyScreen.demo.spec.ts tests their display.
 *
 * @worlds http: opens each address in the production build on a real server.
 */
import { hasPage, heading, listed, loaded, openRow } from './support/listed';
import { expect, test } from './support/test';

/** Six in one page, each loaded whole: a new context for each would only load the same scripts again. */
const six = (from: number) => listed.slice(from, from + 6);

for (let from = 0; from < listed.length; from += 6) {
  const names = six(from).map(({ declaration }) => declaration.name);
  test(names.join(', '), { tag: from === 0 ? '@main' : [] }, async ({ page, open }) => {
    for (const { declaration, address } of six(from)) {
      await test.step(`${declaration.name}: ${address}`, async () => {
        await open(address);
        await expect(heading(page)).toHaveText(declaration.labels);
        expect(new URL(page.url()).pathname).toBe(address);
        await loaded(page);
        if (hasPage(declaration)) await openRow(page, address, (row) => row.click());
      });
    }
  });
}
