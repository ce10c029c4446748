/** Walks through the console in one page without reloading: screens, dialogs, menus. */
import { expect, type Locator, type Page } from '@playwright/test';
import { createPageAt } from '../../../src/schema/pageAt';
import { declarations } from '../support/declarations';
import { admin } from '../support/test';

const pageAt = createPageAt(declarations);

/** Texts of a failed part or page. */
const failed = /This part of the page failed|Unexpected Application Error|Facings could not start/;

/** Dialogs, alert dialogs, menus and popovers of the console, without the testers' panel. */
const layerSelector = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const layers = (page: Page): Locator => page.locator(layerSelector).filter({ visible: true });

/** Milliseconds, as for expectations of these projects (playwright.config.ts). */
const patience = 60_000;

/**
 * Waits until rows, a form or an empty state are shown, and no part failed. Nothing may be loading, except below the
 * viewport, where charts wait.
 */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (selector) => {
      const layer = [...document.querySelectorAll(selector)].findLast((one) =>
        one.checkVisibility(),
      );
      const within = layer ?? document.querySelector('main');
      const shapes = within?.querySelectorAll('[aria-busy="true"], .MuiSkeleton-root') ?? [];
      const isToCome = [...shapes].some((shape) => {
        const { top, bottom } = shape.getBoundingClientRect();
        return shape.checkVisibility() && top < innerHeight && bottom > 0;
      });
      return within !== null && !isToCome;
    },
    layerSelector,
    { timeout: patience },
  );
  await expect(page.getByText(failed)).toHaveCount(0);
};

/** Navigates without a reload, like the console's links. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await settled(page);
};

/** The declared route of an address, or the address itself for a hand-written screen. */
export const routeOf = (path: string): string => {
  const { declaration, screen, overlay } = pageAt({ pathname: path, search: '' });
  if (!declaration || overlay) return path;
  return declaration.routes[screen === 'view' ? 'view' : 'list'] ?? path;
};

/** Whether an address opens a dialog; the walk opens those with their buttons. */
export const isDialogAddress = (path: string): boolean =>
  pageAt({ pathname: path, search: '' }).overlay !== null;

/** Controls of the frame on every page (frame.ts). */
const ofFrame = ['Search or go to… Ctrl K', admin.email];
/** Equal for every list; opened only once. */
const onceIsEnough = ['Sort', 'Views'];

/** Controls that open a dialog or a menu on the current page, once per kind; of rows, only the first one's. */
const openersOf = (page: Page, known: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((without) => {
    for (const marked of document.querySelectorAll<HTMLElement>('[data-walk]')) {
      delete marked.dataset.walk;
    }
    const kinds = new Map<string, string>();
    const parts = document.querySelectorAll('header, main');
    for (const element of [...parts].flatMap((part) => [
      ...part.querySelectorAll<HTMLElement>('a[href], button, [aria-haspopup]'),
    ])) {
      const row = element.closest('tbody tr, li, [role=listitem]');
      const isLater = row?.previousElementSibling !== null && row !== null;
      const isOff = element.matches(':disabled, [aria-disabled=true], [role=combobox]');
      if (isLater || isOff || !element.checkVisibility()) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      if (without.includes(name)) continue;
      const href = element.getAttribute('href') ?? '';
      const [path = '', search = ''] = href.split('?');
      const isOverlay =
        /\/(create|bulk-\w+|edit\/[^/]+)$/.test(path) || /panel=|copy=/.test(search);
      const isOpener =
        element.tagName === 'A'
          ? isOverlay
          : element.hasAttribute('aria-haspopup') || /^(Remove|Edit)\b/.test(name);
      if (!isOpener) continue;
      // Each panel has its own first row.
      const section = element.closest('section, header, main')?.getAttribute('aria-labelledby');
      const kind = `${section ?? ''} ${row ? (name.split(' ')[0] ?? '') : name} ${search.replace(/\/[^/]*$/, '')}`;
      if (kinds.has(kind)) continue;
      const mark = `${kinds.size}`;
      element.dataset.walk = mark;
      kinds.set(kind, mark);
    }
    return [...kinds.values()];
  }, known);

/** Opens a control's dialog or menu, opens its tabs, and closes it. Returns its name. */
const openAndClose = async (page: Page, opener: Locator): Promise<string> => {
  const layer = layers(page).last();
  await opener.click();
  await expect(layer, 'opens something').toBeVisible();
  await settled(page);
  for (const tab of await layer.getByRole('tab', { disabled: false, selected: false }).all()) {
    await tab.click();
    await settled(page);
  }
  const name = await layer.evaluate((element) => {
    const id = element.getAttribute('aria-labelledby');
    return (
      element.getAttribute('aria-label') ??
      (id === null ? null : document.getElementById(id)?.textContent) ??
      ''
    );
  });
  await page.keyboard.press('Escape');
  await expect(layers(page), `${name} closes`).toHaveCount(0);
  return name;
};

/** Opens everything on the current page that was not opened `before`, and reports the name of each or its failure. */
export const openEverything = async (
  page: Page,
  before: ReadonlySet<string>,
  hear: (opened: { readonly name: string } | { readonly trouble: string }) => void,
): Promise<void> => {
  const known = [...ofFrame, ...onceIsEnough.filter((name) => before.has(name))];
  for (const mark of await openersOf(page, known)) {
    const opener = page.locator(`[data-walk="${mark}"]`);
    // An element that re-rendered has lost its mark.
    if ((await opener.count()) === 0) continue;
    const label = await opener.evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    try {
      hear({ name: await openAndClose(page, opener) });
    } catch (error) {
      // Continues, so that one run reports every problem.
      hear({ trouble: `${label}: ${String(error)}` });
      const { pathname, search } = new URL(page.url());
      await page.keyboard.press('Escape');
      await goTo(page, pathname + search).catch(() => page.reload());
    }
  }
};

/** Addresses that the current page links to, except its own dialogs. */
export const linksOf = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);
