/**
 * Over a slow line, nothing moves in a dialog, panel, menu or tool from its first paint until everything in it is
 * loaded, nor on the page behind it. `npm test` looks at one, the nightly run at all.
 *
 * @worlds http: a service worker's responses cannot be made slow.
 */
import { loaded } from './support/listed';
import {
  beginMovement,
  beginMovementAt,
  expectStill,
  movementOf,
  slowLine,
  untilQuiet,
  watchMovement,
  widths,
  windowOf,
} from './support/layoutShift';
import { creates, edits, further, others, type Opener } from './support/openers';
import { expect, test } from './support/test';
import { toolOpeners } from './support/toolOpeners';

/** On a narrow screen, they are entries of the tools' menu. */
const isWideOnly = ({ name }: Opener) =>
  ['columns', 'sort', 'views', 'list of shortcuts'].includes(name);

for (const opener of [...creates, ...edits, ...others, ...further, ...toolOpeners]) {
  for (const width of widths) {
    if (width < 600 && isWideOnly(opener)) continue;
    test(
      `${opener.name} at ${width}`,
      { tag: opener.name === 'Add Product' && width === 1440 ? '@main' : [] },
      async ({ page, open, standIn }) => {
        await page.setViewportSize(windowOf(width));
        // What slides in is on its way, and does not move once it is there.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open('/account');
        await watchMovement(page);
        await page.goto(opener.address);
        await loaded(page);
        if (opener.prepare) {
          // The page is drawn: before it is, there are no placeholders either.
          await untilQuiet(page);
          await opener.prepare(page);
        }
        await untilQuiet(page);
        await standIn.latency(250);
        await slowLine(page);
        // The change of the page is asked for; nothing moves on the new one.
        if (opener.over !== undefined) await beginMovementAt(page, opener.over);
        else await beginMovement(page);
        await opener.open(page);
        await expect(opener.opened(page).first()).toBeVisible();
        await untilQuiet(page);
        expectStill({ screen: opener.name, width, how: 'opened' }, await movementOf(page));
      },
    );
  }
}
