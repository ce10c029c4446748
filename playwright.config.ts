import { defineConfig } from '@playwright/test';
import { existingBrowser } from './scripts/browser.mjs';

/** Three ports from here on, so that two checkouts can test on one machine. */
const firstPort = Number(process.env.FACINGS_E2E_PORT ?? 4173);
const demoUrl = `http://localhost:${firstPort}`;
const consoleUrl = `http://localhost:${firstPort + 1}`;
const platformUrl = `http://127.0.0.1:${firstPort + 2}`;

const executablePath = existingBrowser();

/**
 * Both worlds: `demo` is the static demo build, answered by its service worker; `http` is the production
 * build against `npm run platform`. A file `*.demo.spec.ts` or `*.http.spec.ts` is for one of them only.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try is a fault to find, not to hide.
  retries: 0,
  workers: 2,
  // Generous: the checks share two cores with the browser, and axe reads whole screens twice.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results/e2e',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'demo',
      testIgnore: '**/*.http.spec.ts',
      use: { baseURL: demoUrl },
      metadata: { world: 'demo', standInUrl: demoUrl },
    },
    {
      name: 'http',
      testIgnore: '**/*.demo.spec.ts',
      use: { baseURL: consoleUrl },
      metadata: { world: 'http', standInUrl: platformUrl },
      // One stand-in serves them all, and each test resets it.
      workers: 1,
      fullyParallel: false,
    },
  ],
  webServer: [
    {
      name: 'demo',
      command: `node scripts/serve.mjs --dir dist-demo --port ${firstPort}`,
      url: demoUrl,
    },
    {
      name: 'console',
      command: `node scripts/serve.mjs --dir dist --port ${firstPort + 1} --config-platform ${platformUrl}`,
      url: consoleUrl,
    },
    {
      name: 'platform',
      command: `node demo/serve.mjs --port ${firstPort + 2} --state test-results/platform.json --reset`,
      url: `${platformUrl}/__standin/calls`,
    },
  ],
});
