/**
 * Measurements in a page. Times use the page's own clock (milliseconds since navigation started), so that communication
 * with the browser does not count.
 */

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {{
 *   url: string,
 *   storageState?: Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>,
 *   globals?: Record<string, unknown>,
 * }} App `globals` are set on the window before the app starts
 */
/**
 * What is visible: `text` and the match of `selector` are displayed; the match of `gone` is not.
 * @typedef {{ text?: string, selector?: string, gone?: string }} Sign
 */
/** @typedef {typeof globalThis & { whenSeen: (sign: Sign) => Promise<number> }} Watching */

/**
 * Opens a page in a fresh context with an empty cache, and closes it after `work`.
 * @template T
 * @param {{ browser: Browser, app: App, slowdown?: number, isSlowLine?: boolean }} options `slowdown` of the processor;
 *   a slow line has 1.6 Mbit/s and answers 150 ms later
 * @param {(page: Page) => Promise<T>} work
 */
export async function inFreshPage({ browser, app, slowdown = 1, isSlowLine = false }, work) {
  const { storageState, globals = {} } = app;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    const page = await context.newPage();
    await showWhole(page);
    await page.addInitScript((given) => Object.assign(globalThis, given), globals);
    await page.addInitScript(installWatch);
    if (slowdown > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    if (isSlowLine) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      });
    }
    return await work(page);
  } finally {
    await context.close();
  }
}

/**
 * Makes the window higher than the viewport. Otherwise a browser without a screen leaves out the lowest lines, as many as
 * its own bars would need, and what changes only there is not shown until something else changes.
 * @param {Page} page
 */
async function showWhole(page) {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height: 1100 } });
  await session.detach();
}

/**
 * Milliseconds from opening the app until `sign` is visible.
 * @param {Page} page @param {App} app @param {Sign} sign
 */
export async function timeUntil(page, app, sign) {
  await page.goto(app.url, { waitUntil: 'commit' });
  return limited(
    page.evaluate((one) => /** @type {Watching} */ (globalThis).whenSeen(one), sign),
    `${app.url}: ${JSON.stringify(sign)} was not seen`,
  );
}

/**
 * Waits until half a second has passed in which no request ended. Playwright's `networkidle` says so only once for a
 * page, and never while one request is left open.
 * @param {Page} page
 */
export const quiet = (page) =>
  limited(
    page.evaluate(async () => {
      const pause = 500;
      for (let count = -1; ;) {
        const ended = performance.getEntriesByType('resource').length;
        if (ended === count) return;
        count = ended;
        await new Promise((done) => setTimeout(done, pause));
      }
    }),
    'The page went on making requests',
  );

/**
 * KiB of JavaScript transferred before `sign` was visible.
 * @param {Page} page @param {App} app @param {Sign} sign
 */
export async function scriptsUntil(page, app, sign) {
  const seen = await timeUntil(page, app, sign);
  await quiet(page);
  const bytes = await page.evaluate((until) => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((one) => new URL(one.name).pathname.endsWith('.js') && one.startTime <= until);
    return scripts.reduce(
      (sum, one) => sum + /** @type {PerformanceResourceTiming} */ (one).encodedBodySize,
      0,
    );
  }, seen);
  return bytes / 1024;
}

/** @typedef {{ open: string, list: Sign, detail: Sign }} Round `open` is what is clicked in the list */

/**
 * Milliseconds until a record's page is visible for the first time, and then of list → detail → list, three times, in a
 * page that shows the list. The first way back, which loads its code, is not counted.
 * @param {Page} page @param {Round} round
 */
export async function recordRounds(page, round) {
  const once = () =>
    limited(page.evaluate(goThereAndBack, round), `list → detail → list: ${JSON.stringify(round)}`);
  const { there: firstRecord } = await once();
  await quiet(page);
  const warm = [(await once()).whole, (await once()).whole, (await once()).whole];
  return { firstRecord, warm };
}

/** Runs in the page. */
function installWatch() {
  // A list that is kept out of sight is no list that a person sees.
  /** @param {string} selector */
  const isShown = (selector) =>
    [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  /** @type {Watching} */ (globalThis).whenSeen = ({ text, selector, gone }) =>
    new Promise((seen) => {
      const look = () => {
        const holds =
          (text === undefined || document.getElementById('root')?.innerText.includes(text)) &&
          (selector === undefined || isShown(selector)) &&
          (gone === undefined || !isShown(gone));
        if (holds) seen(performance.now());
        else requestAnimationFrame(look);
      };
      look();
    });
}

/** Runs in the page. @param {Round} round */
async function goThereAndBack({ open, list, detail }) {
  const { whenSeen } = /** @type {Watching} */ (globalThis);
  const start = performance.now();
  /** @type {HTMLElement | null} */
  const opener = document.querySelector(open);
  if (!opener) throw new Error(`Nothing to click at ${open}`);
  opener.click();
  const there = (await whenSeen(detail)) - start;
  history.back();
  return { there, whole: (await whenSeen(list)) - start };
}

/** @template T @param {Promise<T>} work @param {string} otherwise @returns {Promise<T>} */
function limited(work, otherwise) {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error(`${otherwise} within 60 s`)), 60_000);
    work.then(done, failed).finally(() => clearTimeout(timer));
  });
}
