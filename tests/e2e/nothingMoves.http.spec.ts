/**
 * Generated from the declarations and the screens: over a slow line, nothing of a page moves by itself, from the first
 * paint until everything is loaded, with and without cached code, and when it is entered from another page.
 *
 * @worlds http: a service worker's responses cannot be made slow.
 */
import { appendFileSync } from 'node:fs';
import { allScreens, type PlannedScreen } from './support/allScreens';
import {
  beginMovement,
  movementOf,
  slowLine,
  untilQuiet,
  watchMovement,
  type Movement,
} from './support/layoutShift';
import { expect, test } from './support/test';

const widths = (process.env.FACINGS_WIDTHS ?? '1440,1024,390').split(',').map(Number);
const most = 0.02;
/** Between the other two: a table as at 1440, a navigation as at 390. */
const nightlyWidth = 1024;
/** For a table of all values: a file that gets one line of JSON for each. */
const table = process.env.FACINGS_MOVEMENT_FILE;

const note = (screen: PlannedScreen, width: number, how: string, movement: Movement) => {
  const { total, shifts, controls } = movement;
  if (table !== undefined) {
    appendFileSync(table, `${JSON.stringify({ screen: screen.name, width, how, ...movement })}\n`);
  }
  const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 4);
  expect
    .soft(total, `${screen.name} at ${width}, ${how}: ${JSON.stringify(worst, null, 1)}`)
    .toBeLessThanOrEqual(most);
  expect.soft(controls, `${screen.name} at ${width}, ${how}: controls moved`).toEqual([]);
};

for (const screen of allScreens) {
  for (const width of widths) {
    const isNightly = screen.isNightly || width === nightlyWidth;
    test(`${screen.name} at ${width}${isNightly ? ' @nightly' : ''}`, async ({
      page,
      open,
      go,
      standIn,
    }) => {
      await page.setViewportSize({
        width,
        height: width === 1440 ? 900 : width === 1024 ? 768 : 844,
      });
      await open('/account');
      const address = screen.address ?? (await screen.find(page, go));
      await standIn.latency(250);
      await watchMovement(page);
      const line = await slowLine(page);
      await line.empty();
      await page.goto(address);
      await untilQuiet(page);
      note(screen, width, 'cold', await movementOf(page));
      await page.reload();
      await untilQuiet(page);
      note(screen, width, 'reloaded', await movementOf(page));
      await page.goto('/account');
      await untilQuiet(page);
      await go(address);
      // From its first paint on: that the other page goes is what was asked for.
      await beginMovement(page);
      await untilQuiet(page);
      note(screen, width, 'entered', await movementOf(page));
    });
  }
}
