/**
 * Over a slow line, the pointer is moved to each tool of each list as soon as it is drawn, and finds the same tool
 * there until everything is loaded: a click never lands on another one.
 *
 * @worlds http: a service worker's responses cannot be made slow.
 */
import type { Page } from '@playwright/test';
import { slowLine, untilQuiet, watchMovement, widths, windowOf } from './support/layoutShift';
import { listed } from './support/listed';
import { expect, test } from './support/test';

interface Tool {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const shared = { name: 'nameOfTool', place: 'placeOfTool' } as const;

/** Runs in the page, before its own code. */
const install = ({ name, place }: typeof shared): void => {
  Object.assign(globalThis, {
    [name]: (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim(),
    [place]: (element: Element): { x: number; y: number } => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
  });
};

type Shared = typeof globalThis & {
  nameOfTool: (element: Element) => string;
  placeOfTool: (element: Element) => { x: number; y: number };
};

/** What can be pressed outside the rows, and is in view: heads of columns may be beyond the edge of their table. */
const toolsOf = (page: Page): Promise<readonly Tool[]> =>
  page.evaluate(() => {
    const { nameOfTool, placeOfTool } = globalThis as Shared;
    return [...document.querySelectorAll('header :is(a, button), main :is(a, button, input)')]
      .filter(
        (element) =>
          !element.closest('tbody, [aria-busy="true"]') &&
          !element.matches(':disabled, [aria-disabled="true"]') &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => {
        const { x, y } = placeOfTool(element);
        const box = element.closest('table')?.parentElement?.getBoundingClientRect();
        return y > 0 && y < innerHeight && x > (box?.left ?? 0) && x < (box?.right ?? innerWidth);
      })
      .map((element) => ({ name: nameOfTool(element), ...placeOfTool(element) }));
  });

/** The tool at a place, as a click would find it; null for the tip of another one. */
const toolAt = (page: Page, { x, y }: Tool): Promise<string | null> =>
  page.evaluate(
    ([left, top]) => {
      const element = document.elementFromPoint(left, top);
      if (element?.closest('[role=tooltip]')) return null;
      const tool = element?.closest('a, button, input, label');
      return tool ? (globalThis as Shared).nameOfTool(tool) : '';
    },
    [x, y] as const,
  );

for (const { declaration, address } of listed.filter(({ declaration: { list } }) => list)) {
  for (const width of widths) {
    test(
      `the pointer finds the same tools of ${declaration.name} at ${width}`,
      { tag: declaration.name === 'products' && width === 1440 ? '@main' : [] },
      async ({ page, open, standIn }) => {
        await page.setViewportSize(windowOf(width));
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open('/account');
        await page.addInitScript(install, shared);
        await watchMovement(page);
        await standIn.latency(250);
        await (await slowLine(page)).empty();
        await page.goto(address, { waitUntil: 'commit' });
        const known = new Map<string, Tool>();
        const others: string[] = [];
        const lookOnce = async () => {
          for (const tool of await toolsOf(page)) {
            if (!known.has(tool.name)) known.set(tool.name, tool);
          }
          for (const tool of known.values()) {
            await page.mouse.move(tool.x, tool.y);
            const name = await toolAt(page, tool);
            if (name !== null && name !== tool.name) others.push(`${tool.name} became ${name}`);
          }
        };
        const state = { isQuiet: false };
        const quiet = untilQuiet(page).then(() => {
          state.isQuiet = true;
        });
        while (!state.isQuiet) await lookOnce();
        await quiet;
        await lookOnce();
        expect(known.size).toBeGreaterThan(2);
        expect([...new Set(others)]).toEqual([]);
      },
    );
  }
}
