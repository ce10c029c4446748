import { availableParallelism } from 'node:os';
import { chromium, defineConfig } from '@playwright/test';
import { existingBrowser } from './scripts/browser.mjs';
import { chosenProjects } from './scripts/chosenProjects.mjs';
import { isNamedOnly, notInWorld } from './scripts/worlds.mjs';

/** Twelve ports from here on, so that two checkouts can test on one machine. */
const firstPort = Number(process.env.FACINGS_E2E_PORT ?? 4173);
const demoUrl = `http://localhost:${firstPort}`;

/**
 * Each worker has a console and a platform of its own, since every test resets the platform. One for each core: a
 * browser draws for as long as a test waits, and with more of them, what a test says about time is no longer true.
 */
const workers = Math.min(4, Math.max(1, availableParallelism()));
const pairs = Array.from({ length: workers }, (_, worker) => ({
  worker,
  consoleUrl: `http://localhost:${firstPort + 1 + 2 * worker}`,
  platformUrl: `http://127.0.0.1:${firstPort + 2 + 2 * worker}`,
}));

const existing = existingBrowser();
// Playwright's own download is left to Playwright, which starts its headless shell.
const executablePath = existing === chromium.executablePath() ? undefined : existing;
const testDir = 'tests/e2e';

/** What runs on the development servers, as newcomers and developers start them, and nowhere else. */
const onDevServers = '**/dev/*.spec.ts';
const dev = {
  demoUrl: `http://localhost:${firstPort + 9}`,
  consoleUrl: `http://localhost:${firstPort + 10}`,
  platformUrl: `http://127.0.0.1:${firstPort + 11}`,
};
/** Vite makes each file when it is first asked for. */
const patience = { expect: { timeout: 60_000 } };
const isChosen = chosenProjects(['demo', 'http']);

/**
 * Two worlds: `demo` is the static demo build, answered by its service worker; `http` is the production build against
 * `npm run platform`. scripts/worlds.mjs decides which file runs where.
 *
 * `dev-demo` is `npm run demo` and `dev-http` is `npm run dev` against `npm run platform`. They run when they are named:
 * `playwright test --project dev-demo --project dev-http`.
 */
export default defineConfig({
  testDir,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` takes the main journey of each part, tagged `@main`; the nightly run takes all.
  ...(isNamedOnly() ? { grep: /@main/ } : {}),
  // One more try, for a busy moment of a shared machine. More than three tests that need it fail the run (reporter.ts).
  retries: 1,
  workers: pairs.length,
  // Generous: the checks share two cores with the browser, and axe reads whole screens twice.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/e2e/reporter.ts']],
  outputDir: 'test-results/e2e',
  use: {
    locale: 'en-GB',
    // An element that has not come by then does not come: the second try need not wait for the whole test.
    actionTimeout: 90_000,
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // Of the second try only: recording every first one makes the whole run half as long again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // 3D models are drawn in software as well, and only when one is opened.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        // A page lives for seconds, so what V8's optimizing compilers cost is never earned back.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  projects: [
    {
      name: 'demo',
      testIgnore: notInWorld('demo', testDir),
      metadata: { world: 'demo', consoleUrls: [demoUrl], standInUrls: [demoUrl] },
    },
    {
      name: 'http',
      testIgnore: notInWorld('http', testDir),
      metadata: {
        world: 'http',
        consoleUrls: pairs.map(({ consoleUrl }) => consoleUrl),
        standInUrls: pairs.map(({ platformUrl }) => platformUrl),
      },
    },
    {
      name: 'dev-demo',
      testMatch: onDevServers,
      ...patience,
      metadata: { world: 'demo', consoleUrls: [dev.demoUrl], standInUrls: [dev.demoUrl] },
    },
    {
      name: 'dev-http',
      testMatch: onDevServers,
      ...patience,
      metadata: { world: 'http', consoleUrls: [dev.consoleUrl], standInUrls: [dev.platformUrl] },
    },
  ].filter(({ name }) => isChosen(name)),
  webServer: [
    {
      name: 'demo',
      project: 'demo',
      command: `node scripts/serve.mjs --dir dist-demo --port ${firstPort}`,
      url: demoUrl,
    },
    ...pairs.flatMap(({ worker, consoleUrl, platformUrl }) => [
      {
        name: `console ${worker}`,
        project: 'http',
        command: `node scripts/serve.mjs --dir dist --port ${new URL(consoleUrl).port} --config-platform ${platformUrl}`,
        url: consoleUrl,
      },
      {
        name: `platform ${worker}`,
        project: 'http',
        command: `node demo/serve.mjs --port ${new URL(platformUrl).port} --state test-results/platform-${worker}.json --reset`,
        url: `${platformUrl}/__standin/calls`,
      },
    ]),
    {
      name: 'npm run demo',
      project: 'dev-demo',
      command: `npm run demo -- --port ${new URL(dev.demoUrl).port}`,
      url: dev.demoUrl,
    },
    {
      name: 'npm run dev',
      project: 'dev-http',
      command: `npm run dev -- --port ${new URL(dev.consoleUrl).port} --strictPort`,
      env: { FACINGS_PLATFORM_URL: dev.platformUrl },
      url: dev.consoleUrl,
    },
    {
      name: 'npm run platform',
      project: 'dev-http',
      command: `npm run platform -- --port ${new URL(dev.platformUrl).port} --state test-results/platform-dev.json --reset`,
      url: `${dev.platformUrl}/__standin/calls`,
    },
  ]
    .filter(({ project }) => isChosen(project))
    .map(({ project: _, ...server }) => server),
});
