/**
 * For tests under chaos. A refresh credential is good once: a page that is left between its exchange and the answer
 * has none any more, and its person signs in again. On a real line that is one chance in thousands, and nothing that
 * the console could mend; where every tenth call fails on purpose it would be met every day.
 */
import type { Page, Request } from '@playwright/test';

/** Milliseconds that calls on their way are waited for: some tests leave while one hangs on purpose. */
const patience = 3000;
const step = 25;

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');
const isRefresh = (request: Request): boolean =>
  new URL(request.url()).pathname === '/api/auth/refresh';

const later = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** From now on the page is left only when no call is on its way that may exchange the credential. */
export const leaveCalmly = (page: Page): void => {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (isCall(request)) underWay.add(request);
  });
  const ended = (request: Request) => {
    underWay.delete(request);
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  const calm = async () => {
    const until = Date.now() + patience;
    // What a failed call is followed by begins a moment after it.
    for (let quiet = 0; quiet < 3; quiet += 1) {
      while (
        (underWay.size > 0 && Date.now() < until) ||
        [...underWay].some((request) => isRefresh(request))
      ) {
        quiet = 0;
        await later(step);
      }
      await later(step);
    }
  };
  const { goto, reload } = page;
  page.goto = async (...given) => {
    await calm();
    return goto.apply(page, given);
  };
  page.reload = async (...given) => {
    await calm();
    return reload.apply(page, given);
  };
};
