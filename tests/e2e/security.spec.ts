/**
 * The server's policy (scripts/lib/securityHeaders.mjs): no screen needs more than it allows, and it is enforced. Every
 * other test also runs under it and fails on its console errors, so the walks over screens and tools are nightly:
 * `npm test` opens the same ones elsewhere (everyScreen, calls, bulk, jsonEditor, media).
 *
 * @worlds http: the demo has the same policy, and every test there fails on its console errors.
 */
import type { Page } from '@playwright/test';
import { began, csvOf, give, headings, toolPath } from './bulk/tool';
import { editDialog, tab } from './product/support';
import { addressOf, declarations } from './support/declarations';
import { settled } from './support/listed';
import { expect, test } from './support/test';

// The policy applies to the sign-in page, too.
test.use({ signsInBy: 'form' });

const organization = 'acc00000-0000-4000-8000-000000000001';
const ofOrganization = `/organizations/view/${organization}`;

/** Screens that no declaration's list links to. */
const others = [
  '/',
  '/account',
  '/settings/general',
  ofOrganization,
  `${ofOrganization}/job-templates/calendar`,
  `/products/availability?account_id=${organization}`,
  `${ofOrganization}/job-templates/create`,
];

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
  readonly at: string;
}

/** Violations of the policy on this page, from its first line. */
const listenTo = async (page: Page): Promise<Violation[]> => {
  const heard: Violation[] = [];
  await page.exposeFunction('heardViolation', (violation: Violation) => heard.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { heardViolation } = window as unknown as { heardViolation: (one: object) => void };
      heardViolation({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
        at: `${location.pathname} ${event.sourceFile}:${event.lineNumber}`,
      });
    });
  });
  return heard;
};

/** Navigates without a reload, which would take many times as long for sixty pages. */
const go = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // The previous screen stays until the next one's code is loaded, and it is already settled.
  await page.waitForTimeout(250);
};

test('no screen of any declaration needs more than the policy allows', async ({ page, open }) => {
  const heard = await listenTo(page);
  const lists = declarations.map(({ routes }) => addressOf(routes.list));
  const dialogs = declarations.flatMap(({ routes, create, list }) => {
    const address = addressOf(routes.list);
    return create && list && address !== null ? [`${address}/create`] : [];
  });
  const records = declarations.map(({ routes }) => routes.view && addressOf(routes.list));
  await open('/');
  for (const address of [...lists, ...others]) {
    if (address === null) continue;
    await go(page, address);
    await settled(page);
  }
  for (const address of dialogs) {
    await go(page, address);
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await settled(page);
  }
  for (const address of records) {
    if (!address) continue;
    await go(page, address);
    await settled(page);
    const row = page.locator('main [data-row-link]').first();
    if (!(await row.isVisible())) continue;
    await row.click();
    await expect(page).not.toHaveURL(new RegExp(`${address}(\\?|$)`));
    await settled(page);
  }
  expect(heard).toEqual([]);
});

test('neither do the tools: a file, the grid, the editor of JSON, a 3D model', async ({
  page,
  open,
}) => {
  const heard = await listenTo(page);
  await open(toolPath);
  const tool = await began(page);
  await give(tool, 'products.csv', csvOf([headings, ['OAT-1', 'Oat bar']]));
  const firstRows = tool.getByRole('region', { name: 'First rows of the file' }).first();
  await expect(firstRows).toContainText('Oat bar', { timeout: 60_000 });

  await page.goto(`${ofOrganization}/job-templates/create`);
  await expect(page.getByRole('textbox', { name: 'Template' })).toHaveAttribute(
    'contenteditable',
    'true',
    { timeout: 60_000 },
  );

  await page.goto('/products/view/5c000000-0000-4000-8000-000000000036');
  const state = await editDialog(page);
  await tab(state, 'Details').click();
  await state
    .getByRole('button', { name: /^Open GLB/ })
    .first()
    .click();
  await expect(page.locator('model-viewer')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Loading the model…')).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Turn left' })).toBeEnabled();
  expect(heard).toEqual([]);
});

test('and it bites', { tag: '@main' }, async ({ page, open, expected }) => {
  expected.push(/Content Security Policy|TrustedHTML|TrustedScript|Trusted Type/);
  const heard = await listenTo(page);
  await open('/products');
  await settled(page);
  const reached = await page.evaluate(async () => {
    // Playwright's own code may use eval, so this runs asynchronously and is checked later.
    await new Promise((later) => setTimeout(later, 0));
    const seen: string[] = [];
    const attempt = (name: string, act: () => unknown) => {
      try {
        if (act() !== false) seen.push(name);
      } catch {
        // Rejected, as expected.
      }
    };
    const wasRun = () => 'wasRun' in window;
    const run = 'window.wasRun = true';
    attempt('inline script', () => {
      const script = document.createElement('script');
      script.append(run);
      document.head.append(script);
      return wasRun();
    });
    attempt('handler', () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', run);
      button.click();
      return wasRun();
    });
    attempt('eval', () => (0, eval)(run) as unknown);
    // oxlint-disable-next-line typescript/no-implied-eval -- tests that it is refused
    attempt('Function', () => new Function(run));
    attempt('markup', () => {
      document.createElement('div').innerHTML = '<b>bold</b>';
    });
    attempt('foreign worker', () => new Worker('https://elsewhere.test/worker.js'));
    await fetch('https://elsewhere.test/').then(
      () => seen.push('foreign call'),
      () => undefined,
    );
    return seen;
  });
  expect(reached).toEqual([]);
  // Trusted Types reject a text before the policy for scripts applies.
  await expect
    .poll(() => new Set(heard.map(({ directive }) => directive)))
    .toEqual(new Set(['require-trusted-types-for', 'connect-src']));
});

test('markup that came with the page itself runs nothing either', async ({ page, expected }) => {
  expected.push(/Content Security Policy/);
  const heard = await listenTo(page);
  const injected =
    '<base href="https://elsewhere.test/"><script>window.wasRun = 1</script>' +
    '<img src="data:," onerror="window.wasRun = 2"><iframe src="/favicon.svg"></iframe>';
  await page.route('**/login', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('</body>', `${injected}</body>`),
    });
  });
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect
    .poll(() => new Set(heard.map(({ directive }) => directive)))
    .toEqual(new Set(['base-uri', 'script-src-elem', 'script-src-attr', 'frame-src']));
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('every answer carries the headers', { tag: '@main' }, async ({ request, baseURL }) => {
  for (const path of ['/', '/products', '/config.json', '/assets/nothing.js']) {
    const headers = (await request.get(`${baseURL ?? ''}${path}`)).headers();
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  }
});
