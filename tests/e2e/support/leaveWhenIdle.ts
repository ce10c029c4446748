/**
 * For tests with chaos. A refresh token works once: a page that unloads during a refresh loses its session. On a real
 * connection this is very rare and the console cannot prevent it; when every tenth call fails on purpose, it would
 * happen daily.
 */
import type { Page, Request } from '@playwright/test';

/** Milliseconds to wait for calls in progress: some tests leave while a call hangs on purpose. */
const maxWait = 3000;
const step = 25;

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');
const isRefresh = (request: Request): boolean =>
  new URL(request.url()).pathname === '/api/auth/refresh';

const later = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** From now on, the page is left only when no call that may refresh the token is in progress. */
export const leaveWhenIdle = (page: Page): void => {
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
    const until = Date.now() + maxWait;
    // Follow-up calls of a failed call start slightly later.
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
