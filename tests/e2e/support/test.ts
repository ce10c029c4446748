/** Playwright's test with the stand-in, sign-in, and a gate: nothing unexpected reaches the console. */
import { expect, test as base, type Page } from '@playwright/test';
import { leaveCalmly } from './calm';
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
  readonly signIn: (page?: Page) => Promise<void>;
  /** `form`: for tests of the session itself, and of what sign-in sends and leaves behind. */
  readonly signsInBy: 'cookie' | 'form';
  /** Signs another person in, who changes things behind the console's back; a page must be open. */
  readonly meet: () => Promise<OtherPerson>;
  /** Patterns of console errors that this test provokes on purpose. */
  readonly expected: RegExp[];
  /** Patterns of calls that this test makes against the contract on purpose: `GET /api/zones?x=1: reason`. */
  readonly outsideContract: RegExp[];
}

/** The browser itself reports refused calls there; a person never sees it, and tests provoke them. */
const ofTheBrowser = /Failed to load resource|net::ERR_/;

/** One address for each worker that runs at a time; the demo's service worker is a world of its own anyway. */
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
    if (isChaos) leaveCalmly(page);
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
  // The stand-in is asked for, so that it is as new for every test.
  open: async (
    { page, signIn, signsInBy, standIn: _standIn, baseURL, world, request, standInUrl },
    use,
  ) => {
    await use(async (path) => {
      // Only before the first page: later the session is the console's own business.
      if (signsInBy === 'cookie' && page.url() === 'about:blank') {
        const cookie = await sessionCookie(admin, { world, request, url: standInUrl });
        await page.context().addCookies([{ ...cookie, url: baseURL ?? '' }]);
      }
      await page.goto(path);
      // By its button: the account page has an e-mail as well.
      const signInPage = page.getByRole('button', { name: 'Sign in', exact: true });
      // The top bar is there at every width (a narrow screen keeps its navigation closed), save behind a dialog.
      const begun = page.getByRole('banner').or(page.getByRole('dialog'));
      await expect(signInPage.or(begun).first()).toBeVisible();
      if (await signInPage.isVisible()) await signIn();
    });
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
    // The stand-in is asked for, so that chaos, if there is to be any, is there for every test.
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
