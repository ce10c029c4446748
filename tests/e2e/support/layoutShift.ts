/**
 * Measures what moves on a page by itself: layout shifts as the browser counts them, and controls that are not where
 * they were first drawn.
 */
import { appendFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** A desktop, a tablet held sideways, and a phone. */
const heights: Readonly<Record<number, number>> = { 1440: 900, 1024: 768, 390: 844 };
export const widths = (process.env.FACINGS_WIDTHS ?? Object.keys(heights).reverse().join(','))
  .split(',')
  .map(Number);
export const windowOf = (width: number) => ({ width, height: heights[width] ?? 844 });

interface Shift {
  readonly value: number;
  readonly at: number;
  /** The elements that moved, with their places before and after. */
  readonly moved: readonly string[];
}

/** A control that moved, or whose place another control took. */
interface MovedControl {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

export interface Movement {
  readonly total: number;
  readonly shifts: readonly Shift[];
  readonly controls: readonly MovedControl[];
}

interface Watch {
  shifts: Shift[];
  controls: MovedControl[];
  last: number;
  begin: () => void;
}

type Watching = typeof globalThis & { watch: Watch };

/** Runs in the page, before its own code. */
const install = (): void => {
  const watch: Watch = { shifts: [], controls: [], last: 0, begin: () => undefined };
  Object.assign(globalThis, { watch });
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return '(removed)';
    const label = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.tagName.toLowerCase()} ${label.slice(0, 40)}`;
  };
  const boxText = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      watch.last = entry.startTime;
      watch.shifts.push({
        value: entry.value,
        at: Math.round(entry.startTime),
        moved: entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${boxText(previousRect)} > ${boxText(currentRect)}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  interface Place {
    readonly name: string;
    /** In the window. */
    readonly x: number;
    readonly y: number;
    /** In the document, which a page may scroll by itself. */
    readonly left: number;
    readonly top: number;
    readonly middle: number;
    readonly isInMenu: boolean;
  }
  let first = new Map<Element, Place>();
  const controls = [
    'header a, header button, main a, main button, main input, nav a, nav button',
    '[role=dialog] :is(a, button, input, textarea, [role=combobox])',
    '[role=alertdialog] button, [role=menu] [role^=menuitem]',
  ].join(',');
  /** What is pressed at the place of a control that is gone. */
  const lookAtGone = () => {
    for (const [element, { name, left, top, middle, isInMenu }] of first) {
      if (element.isConnected) continue;
      first.delete(element);
      const there = document
        .elementFromPoint(left - scrollX + middle, top - scrollY + 4)
        ?.closest(controls);
      if (!there || nameOf(there) === name) continue;
      // A menu closes once one of its entries is pressed.
      if (isInMenu && !there.closest('[role=menu]')) continue;
      watch.controls.push({
        name,
        from: 'its place',
        to: nameOf(there),
        at: Math.round(performance.now()),
      });
    }
  };
  /** After the callbacks of the frame, which may still move what nobody has seen. */
  const next = () => requestAnimationFrame(() => setTimeout(look));
  const look = () => {
    lookAtGone();
    for (const element of document.querySelectorAll(controls)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { x, y, width, bottom } = element.getBoundingClientRect();
      const known = first.get(element);
      // Nobody sees what is below the fold.
      if (!known && (y > innerHeight || bottom < 0)) continue;
      const name = nameOf(element);
      const middle = width / 2;
      const isInMenu = element.closest('[role=menu]') !== null;
      const place = { name, x, y, left: x + scrollX, top: y + scrollY, middle, isInMenu };
      const isFar = (a: number, b: number) => Math.abs(a - b) > 1;
      if (!known) first.set(element, place);
      // A sticky bar keeps its place in the window, the rest its place in the document.
      else if (
        (isFar(known.x, x) || isFar(known.y, y)) &&
        (isFar(known.left, place.left) || isFar(known.top, place.top))
      ) {
        watch.controls.push({
          name: `${name} (${Math.round(width)} wide)`,
          from: `${Math.round(known.left)} ${Math.round(known.top)}`,
          to: `${Math.round(place.left)} ${Math.round(place.top)}`,
          at: Math.round(performance.now()),
        });
        first.set(element, place);
      }
    }
    next();
  };
  next();
  watch.begin = () => {
    watch.shifts = [];
    watch.controls = [];
    first = new Map();
  };
};

/** Calls and code of the page that are on their way. */
const pending = new WeakMap<Page, Set<unknown>>();

export const watchMovement = async (page: Page): Promise<void> => {
  const open = new Set<unknown>();
  pending.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.addInitScript(install);
};

/** A line with delay and little capacity, as in a shop's back room. */
export const slowLine = async (page: Page): Promise<{ readonly empty: () => Promise<void> }> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 250_000,
    uploadThroughput: 100_000,
  });
  return {
    empty: async () => {
      await session.send('Network.clearBrowserCache');
      await page.evaluate(() => {
        if (location.protocol.startsWith('http')) localStorage.clear();
      });
    },
  };
};

/** What is far below loads when it is scrolled to. */
const busy = ['main', '[role=dialog]', '[role=alertdialog]']
  .map((part) => `${part} [aria-busy="true"], ${part} .MuiSkeleton-root`)
  .join(',');

/** Until nothing is loaded and nothing has moved for a while. */
export const untilQuiet = async (page: Page): Promise<void> => {
  let quietSince = Date.now();
  await expect
    .poll(
      async () => {
        const isQuiet = await page
          .evaluate(
            (placeholders) =>
              document.querySelector('header h1') !== null &&
              ![...document.querySelectorAll(placeholders)].some(
                (one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight,
              ) &&
              performance.now() - (globalThis as Watching).watch.last > 600,
            busy,
          )
          // The page is being replaced.
          .catch(() => false);
        if (!isQuiet || (pending.get(page)?.size ?? 0) > 0) quietSince = Date.now();
        return Date.now() - quietSince;
      },
      { timeout: 40_000, intervals: [100] },
    )
    .toBeGreaterThan(700);
};

/** Forgets what moved until the next paint. */
export const beginMovement = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            (globalThis as Watching).watch.begin();
            resolve();
          });
        });
      }),
  );

/** Forgets what moved at the moment when such an element is drawn: a page that takes the place of another. */
export const beginMovementAt = (page: Page, selector: string) =>
  page.evaluate((expected) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(expected) === null) return;
      observer.disconnect();
      (globalThis as Watching).watch.begin();
    });
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  }, selector);

export const movementOf = async (page: Page): Promise<Movement> => {
  const { shifts, controls } = await page.evaluate(() => {
    const { watch } = globalThis as Watching;
    return { shifts: watch.shifts, controls: watch.controls };
  });
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), shifts, controls };
};

/** The sum of all shifts that a screen may have. */
const most = 0.02;
/** For a table of all values: a file that gets one line of JSON for each. */
const table = process.env.FACINGS_MOVEMENT_FILE;

interface Measured {
  readonly screen: string;
  readonly width: number;
  /** How it came to be on the screen. */
  readonly how: string;
}

/** Fails the test if something moved, and goes on. */
export const expectStill = (measured: Measured, movement: Movement): void => {
  const { total, shifts, controls } = movement;
  if (table !== undefined) {
    appendFileSync(table, `${JSON.stringify({ ...measured, ...movement })}\n`);
  }
  const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 4);
  const what = `${measured.screen} at ${String(measured.width)}, ${measured.how}`;
  expect.soft(total, `${what}: ${JSON.stringify(worst, null, 1)}`).toBeLessThanOrEqual(most);
  expect.soft(controls, `${what}: controls moved`).toEqual([]);
};
