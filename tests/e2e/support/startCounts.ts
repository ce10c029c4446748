/**
 * What it costs until a person sees something, in numbers that a busy machine does not change: what was asked for, how
 * often React changed the page, and how many elements and rules of style it got.
 */
import { expect, type Page } from '@playwright/test';
import { longestWait } from '../../../src/app/longestWait';

export interface Counts {
  readonly scripts: number;
  /** KiB of these scripts, compressed as they came. */
  readonly kib: number;
  /** Paths of the calls to the platform. */
  readonly calls: readonly string[];
  /** Changes that React made to the page. */
  readonly commits: number;
  /** Elements of the application that are displayed. */
  readonly elements: number;
  /** Rules that components have added to the page's styles: each took time to write, to read and to insert. */
  readonly rules: number;
}

/** Times are the page's own clock. */
interface Mark extends Pick<Counts, 'commits' | 'elements' | 'rules'> {
  readonly from: number;
  readonly until: number;
}

type Counting = typeof globalThis & {
  counting: { commits: number; mark: Promise<Mark>; begin: (sign: string, from?: number) => void };
};

interface Start {
  readonly sign: string;
  readonly longestWait: number;
}

/** Runs in the page. */
const install = ({ sign: first, longestWait: limit }: Start): void => {
  // On a busy machine the rows may be later than this, and shapes would be drawn first.
  const { setTimeout: wait } = globalThis;
  const patient = (work: () => void, ms?: number) => wait(work, ms === limit ? 60_000 : ms);
  Object.assign(globalThis, { setTimeout: patient });
  const ruleCount = () =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
      .map(({ sheet }) => sheet?.cssRules.length ?? 0)
      .reduce((sum, one) => sum + one, 0);
  const begin = (sign: string, from = performance.now()) => {
    const before = { commits: counting.commits, rules: ruleCount() };
    const { promise, resolve } = Promise.withResolvers<Mark>();
    counting.mark = promise;
    // Heard in the same task as the change, so before all that waits for an idle browser.
    const observer = new MutationObserver(() => {
      if (![...document.querySelectorAll(sign)].some((one) => one.checkVisibility())) return;
      observer.disconnect();
      const all = [...document.querySelectorAll('#root *')];
      const elements = all.filter((one) => one.checkVisibility()).length;
      const commits = counting.commits - before.commits;
      const rules = ruleCount() - before.rules;
      resolve({ from, until: performance.now(), commits, elements, rules });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  };
  const counting = { commits: 0, begin } as Counting['counting'];
  Object.assign(globalThis, {
    counting,
    // React tells developers' tools of each change, in production as well.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        counting.commits += 1;
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
  // The browser asks for scripts before it runs this one.
  begin(first, 0);
};

/** Call it before the page is opened: counts from there until `sign`, a selector, finds what is displayed. */
export const countFromStart = async (page: Page, sign: string): Promise<void> => {
  await page.addInitScript(install, { sign, longestWait });
};

/** Counts from now on, in the same page. */
export const countFromHere = (page: Page, sign: string): Promise<void> =>
  page.evaluate((wanted) => {
    (globalThis as Counting).counting.begin(wanted);
  }, sign);

/** Nothing is on its way any more: Playwright's `networkidle` says so only once for a page. */
const quiet = async (page: Page): Promise<void> => {
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await asked();
        return before === last && (await page.locator('main [aria-busy="true"]').count()) === 0;
      },
      { intervals: [700] },
    )
    .toBe(true);
};

/** The counts until the sign was seen. What was asked for is listed by the browser when it has come. */
export const counted = async (page: Page): Promise<Counts> => {
  const mark = await page.evaluate(() => (globalThis as Counting).counting.mark);
  await quiet(page);
  return page.evaluate(({ from, until, ...drawn }) => {
    const pathOf = ({ name }: PerformanceEntry) => new URL(name).pathname;
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime >= from && startTime <= until);
    const scripts = asked.filter((one) => pathOf(one).endsWith('.js'));
    const bytes = scripts
      .map((one) => (one as PerformanceResourceTiming).encodedBodySize)
      .reduce((sum, one) => sum + one, 0);
    return {
      scripts: scripts.length,
      kib: Math.round(bytes / 1024),
      calls: asked.map(pathOf).filter((path) => path.startsWith('/api/')),
      ...drawn,
    };
  }, mark);
};
