/**
 * Generated from the declarations and the screens: over a slow line, nothing of a page moves by itself, from the first
 * paint until everything is loaded, with and without cached code, and when it is entered from another page.
 *
 * @worlds http: a service worker's responses cannot be made slow.
 */
import { allScreens } from './support/allScreens';
import {
  beginMovement,
  expectStill,
  movementOf,
  slowLine,
  untilQuiet,
  watchMovement,
  widths,
  windowOf,
} from './support/layoutShift';
import { test } from './support/test';

for (const screen of allScreens) {
  for (const width of widths) {
    const tag = screen.isMain && width === 390 ? '@main' : [];
    test(`${screen.name} at ${width}`, { tag }, async ({ page, open, go, standIn }) => {
      await page.setViewportSize(windowOf(width));
      await open('/account');
      const address = screen.address ?? (await screen.find(page, go));
      await standIn.latency(250);
      await watchMovement(page);
      const line = await slowLine(page);
      await line.empty();
      await page.goto(address);
      await untilQuiet(page);
      expectStill({ screen: screen.name, width, how: 'cold' }, await movementOf(page));
      await page.reload();
      await untilQuiet(page);
      expectStill({ screen: screen.name, width, how: 'reloaded' }, await movementOf(page));
      await page.goto('/account');
      await untilQuiet(page);
      await go(address);
      // From its first paint on: that the other page goes is what was asked for.
      await beginMovement(page);
      await untilQuiet(page);
      expectStill({ screen: screen.name, width, how: 'entered' }, await movementOf(page));
    });
  }
}
