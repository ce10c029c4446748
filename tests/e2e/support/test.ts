/**
 * Playwright's test with the simulated platform, sign-in, and a gate: unexpected console messages and calls fail the
 * test.
 */
import { expect, test as base, type Page } from '@playwright/test';
import { leaveWhenIdle } from './leaveWhenIdle';
import { isChaos } from './chaos';
import { sessionCookie } from './credentials';
import { otherPerson, type OtherPerson } from './otherPerson';
import { hearRefusals } from './contractRefusals';
import { StandIn } from './standIn';

export const admin = { email: 'admin@facings.example', password: 'Facings-1!' } as const;

interface Fixtures {
  readonly standIn: StandIn;
  /** Opens a path signed in. */
  readonly open: (path: string) => Promise<void>;
  /** Opens another path without loading the console again, as its links do; `open` comes first. */
  readonly go: (path: string) => Promise<void>;
  readonly signIn: (page?: Page) => Promise<void>;
  /** `form`: for tests of the session, and of what sign-in sends and stores. */
  readonly signsInBy: 'cookie' | 'form';
  /** Signs in another user who makes changes at the same time; a page must be open. */
  readonly meet: () => Promise<OtherPerson>;
  /** Patterns of console errors that this test causes on purpose. */
  readonly expected: RegExp[];
  /** Patterns of calls by which this test violates the contract on purpose: `GET /api/zones?x=1: reason`. */
  readonly outsideContract: RegExp[];
}

/** The browser logs rejected calls; users do not see these messages, and tests cause them. */
const ofTheBrowser = /Failed to load resource|net::ERR_/;

/** One address per concurrent worker; the demo's service worker is isolated anyway. */
const ofWorker = (urls: readonly string[], index: number) => urls[index % urls.length] as string;

interface Own {
  readonly gate: void;
  readonly contractGate: void;
  readonly world: 'demo' | 'http';
  readonly standInUrl: string;
}

export const test = base.extend<Fixtures & Own>({
  world: async ({}, use, info) => {
    await use(info.project.metadata.world as 'demo' | 'http');
  },
  standInUrl: async ({}, use, info) => {
    await use(ofWorker(info.project.metadata.standInUrls as string[], info.parallelIndex));
  },
  baseURL: async ({}, use, info) => {
    await use(ofWorker(info.project.metadata.consoleUrls as string[], info.parallelIndex));
  },
  page: async ({ page }, use) => {
    if (isChaos) leaveWhenIdle(page);
    await use(page);
  },
  expected: async ({}, use) => {
    await use([]);
  },
  standIn: async ({ page, request, world, standInUrl }, use) => {
    const standIn = new StandIn({ world, page, request, url: standInUrl });
    if (world === 'http') await standIn.reset();
    await standIn.begin();
    await use(standIn);
    if (world === 'http') await standIn.reset();
  },
  meet: async ({ page, request, world, standInUrl: url }, use) => {
    await use(() => otherPerson({ world, page, request, url }));
  },
  signIn: async ({ page: ownPage }, use) => {
    await use(async (page = ownPage) => {
      await page.getByLabel('Email').fill(admin.email);
      await page.getByLabel('Password', { exact: true }).fill(admin.password);
      const button = page.getByRole('button', { name: 'Sign in' });
      await button.click();
      await expect(button).toBeHidden();
    });
  },
  signsInBy: ['cookie', { option: true }],
  // Requests the simulated platform, so that it is reset for every test.
  open: async (
    { page, signIn, signsInBy, standIn: _standIn, baseURL, world, request, standInUrl },
    use,
  ) => {
    await use(async (path) => {
      // Only before the first page: later the console manages the session.
      if (signsInBy === 'cookie' && page.url() === 'about:blank') {
        const cookie = await sessionCookie(admin, { world, request, url: standInUrl });
        await page.context().addCookies([{ ...cookie, url: baseURL ?? '' }]);
      }
      await page.goto(path);
      // Identified by its button, because the account page has an email field, too.
      const signInPage = page.getByRole('button', { name: 'Sign in', exact: true });
      // The top bar is visible at every width (a narrow screen hides its navigation), unless a dialog is open.
      const begun = page.getByRole('banner').or(page.getByRole('dialog'));
      await expect(signInPage.or(begun).first()).toBeVisible();
      if (await signInPage.isVisible()) await signIn();
    });
  },
  go: async ({ page }, use) => {
    await use((path) =>
      page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path),
    );
  },
  outsideContract: async ({}, use) => {
    await use([]);
  },
  contractGate: [
    async ({ page, standIn, world, outsideContract }, use) => {
      const read = await hearRefusals({ page, standIn, world });
      await use();
      const refused = await read();
      expect(
        refused.filter((text) => !outsideContract.some((pattern) => pattern.test(text))),
        'calls that do not keep the contract',
      ).toEqual([]);
    },
    { auto: true },
  ],
  gate: [
    // Requests the simulated platform, so that chaos is enabled for every test.
    async ({ page, expected, standIn: _standIn }, use) => {
      const heard: string[] = [];
      page.on('pageerror', (error) => {
        if (!ofTheBrowser.test(String(error))) heard.push(String(error));
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !ofTheBrowser.test(message.text())) {
          heard.push(message.text());
        }
      });
      await use();
      expect(heard.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
