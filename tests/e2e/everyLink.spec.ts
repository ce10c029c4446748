/**
 * Generated from what the screens show: every link of every screen leads to a page that exists. Begins at the declared
 * lists and follows, in one page and without a reload, one link to each sort of screen, and to records from each sort of screen; the
 * addresses of all the others are held against the declared routes.
 *
 * @worlds demo: links are drawn the same in both worlds, and nothing is sent.
 */
import type { Page } from '@playwright/test';
import { importKey } from '../../src/schema/bulk';
import { matchPath } from '../../src/schema/routes';
import { addressOf, declarations } from './support/declarations';
import { expect, test } from './support/test';

/** Made by hand, so that no declaration knows them. */
const ownScreens = ['/', '/account', '/settings', '/products/availability'];
const ownPattern = /^\/organizations\/view\/[^/]+\/job-templates\/calendar$/;

interface Found {
  readonly path: string;
  readonly search: string;
  /** In the page itself, and not in the frame that is the same around every page. */
  readonly isOwn: boolean;
}

/** Addresses of the links that are there, without files and other sites. */
const linksOf = (page: Page): Promise<readonly Found[]> =>
  page.locator('a[href]:not([download])').evaluateAll((links) =>
    links.flatMap((link) => {
      const { origin, pathname, search } = new URL((link as HTMLAnchorElement).href);
      const isFile = /^\/(api|cdn)\//.test(pathname) || /\.\w{2,5}$/.test(pathname);
      if (origin !== location.origin || isFile) return [];
      return [{ path: pathname, search, isOwn: link.closest('main, [role="dialog"]') !== null }];
    }),
  );

/** Which sort of screen an address leads to: `pickLists view`; the address itself for a screen made by hand. */
const sortOf = (path: string): string | null => {
  const matched = matchPath(declarations, path);
  if (matched) return `${matched.name} ${matched.screen}`;
  const tool = declarations.find(({ routes, list }) =>
    (list?.tools ?? []).some(({ key }) => path === `${routes.list ?? ''}/${key}`),
  );
  if (tool || ownScreens.includes(path)) return path;
  // One dialog for all entities.
  const list = path.endsWith(`/${importKey}`) ? path.slice(0, -importKey.length - 1) : '';
  if (matchPath(declarations, list)?.screen === 'list') return importKey;
  return ownPattern.test(path) ? 'calendar' : null;
};

/** What a query opens over a screen; the rest of it only says which rows are shown. */
const overlayOf = (search: string): string => {
  const [name, kind] = (new URLSearchParams(search).get('panel') ?? '').split('/');
  return kind === undefined ? '' : `${name ?? ''} ${kind}`;
};

/** As the console's own links do: without loading it again. */
const go = async (page: Page, to: string): Promise<void> => {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  // Charts load when they come near the screen, so whatever is still to come is scrolled to.
  await page.waitForFunction(() => {
    const pending = document.querySelector('main [aria-busy="true"], main .MuiSkeleton-root');
    pending?.scrollIntoView();
    return pending === null;
  });
};

test('every link leads to a page that exists', async ({ page, open }) => {
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
      // A record is opened from each sort of screen that links to one: each makes the address in its own way.
      const isRecord = isOwn && search === '' && sort.endsWith(' view');
      const way = `${isRecord ? here : 'anywhere'} → ${sort} ${overlay}`;
      if (known.has(way)) continue;
      known.add(way);
      queue.push({ to: path + (overlay === '' ? '' : search), from: here });
    }
  }

  expect([...new Set(faults)]).toEqual([]);
  // All sorts of screens were met, so nothing was missed by an empty page.
  const met = new Set([...visited].map((to) => sortOf(to.split('?')[0] ?? '')));
  const missing = declarations.flatMap(({ name, routes }) =>
    routes.view === undefined || met.has(`${name} view`) ? [] : [name],
  );
  expect(missing, 'records whose page no link led to').toEqual([]);
});
