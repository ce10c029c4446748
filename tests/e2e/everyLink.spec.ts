/**
 * Generated from what the screens show: every link leads to an existing page. Starts at the declared lists and follows,
 * in one page without reloading, one link to each kind of screen, and to records from each kind of screen. Other
 * addresses are compared with the declared routes.
 *
 * @worlds nightly: it opens some three hundred pages, one after the other.
 */
import type { Page } from '@playwright/test';
import { createPageAt } from '../../src/schema/pageAt';
import { addressOf, declarations } from './support/declarations';
import { expect, test } from './support/test';

/** Hand-written screens, which have no declaration. */
const ownScreens = ['/', '/account', '/settings', '/products/availability'];
const ownPattern = /^\/organizations\/view\/[^/]+\/job-templates\/calendar$/;

const pageAt = createPageAt(declarations);

interface Found {
  readonly path: string;
  readonly search: string;
  /** On the page itself, not in the frame. */
  readonly isOwn: boolean;
}

/** Addresses of the page's links, without files and other sites. */
const linksOf = (page: Page): Promise<readonly Found[]> =>
  page.locator('a[href]:not([download])').evaluateAll((links) =>
    links.flatMap((link) => {
      const { origin, pathname, search } = new URL((link as HTMLAnchorElement).href);
      const isFile = /^\/(api|cdn)\//.test(pathname) || /\.\w{2,5}$/.test(pathname);
      if (origin !== location.origin || isFile) return [];
      return [{ path: pathname, search, isOwn: link.closest('main, [role="dialog"]') !== null }];
    }),
  );

/** The kind of screen of an address: `pickLists view`; the address itself for a hand-written screen. */
const sortOf = (path: string): string | null => {
  const { declaration, screen, overlay } = pageAt({ pathname: path, search: '' });
  if (overlay?.kind === 'tool' || ownScreens.includes(path)) return path;
  // One dialog for all entities.
  if (overlay?.kind === 'bulk') return overlay.key;
  if (declaration)
    return `${declaration.name} ${overlay?.kind ?? (screen === 'view' ? screen : 'list')}`;
  return ownPattern.test(path) ? 'calendar' : null;
};

/** The part of a query that opens a dialog; the rest only selects rows. */
const overlayOf = (search: string): string => {
  const [name, kind] = (new URLSearchParams(search).get('panel') ?? '').split('/');
  return kind === undefined ? '' : `${name ?? ''} ${kind}`;
};

/** Navigates without a reload, like the console's links. */
const go = async (page: Page, to: string): Promise<void> => {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  // The code of a panel comes before its skeleton: wait until nothing has been added for a while.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, 400);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 400);
        });
        observer.observe(document.body, { childList: true, subtree: true });
        setTimeout(done, 5000);
      }),
  );
  // Charts load near the viewport, so everything that is still loading is scrolled to.
  await page.waitForFunction(() => {
    const pending = document.querySelector('main [aria-busy="true"], main .MuiSkeleton-root');
    pending?.scrollIntoView();
    return pending === null;
  });
};

test('every link leads to a page that exists', async ({ page, open }) => {
  test.slow();
  const lists = declarations.flatMap(({ routes }) => addressOf(routes.list) ?? []);
  const faults: string[] = [];
  const known = new Set<string>();
  const visited = new Set<string>();
  const queue = [...new Set(['/', ...ownScreens, ...lists])].map((to) => ({ to, from: 'start' }));
  await open('/');

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { to, from } = next;
    if (visited.has(to)) continue;
    visited.add(to);
    await test.step(`${from} → ${to}`, () => go(page, to));
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    const title = await heading.textContent();
    if (/not found/i.test(title ?? '')) faults.push(`${from}: ${to} is "${title ?? ''}"`);
    if (
      (await page
        .getByRole('main')
        .getByRole('button', { name: /^(Try again|Retry)$/ })
        .count()) > 0
    ) {
      faults.push(`${from}: ${to} could not be loaded`);
    }
    const here = sortOf(new URL(page.url()).pathname) ?? to;
    for (const { path, search, isOwn } of await linksOf(page)) {
      const sort = sortOf(path);
      if (sort === null || path.includes('/:') || /\/(undefined|null)?(\/|$)/.test(path.slice(1))) {
        faults.push(`${here} links to ${path}`);
        continue;
      }
      const overlay = overlayOf(search);
      // A record is opened from each kind of screen that links to one, since each builds the address differently.
      const isRecord = isOwn && search === '' && sort.endsWith(' view');
      const way = `${isRecord ? here : 'anywhere'} → ${sort} ${overlay}`;
      if (known.has(way)) continue;
      known.add(way);
      queue.push({ to: path + (overlay === '' ? '' : search), from: here });
    }
  }

  expect([...new Set(faults)]).toEqual([]);
  // All kinds of screens were visited, so no empty page hid any.
  const met = new Set([...visited].map((to) => sortOf(to.split('?')[0] ?? '')));
  const missing = declarations.flatMap(({ name, routes }) =>
    routes.view === undefined || met.has(`${name} view`) ? [] : [name],
  );
  expect(missing, 'records whose page no link led to').toEqual([]);
});
