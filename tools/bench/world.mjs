import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * Starts the simulated platform over HTTP, a server for each build, and a browser.
 * @returns {Promise<{
 *   platformUrl: string, consoleUrl: string, floorUrl: string,
 *   browser: import('@playwright/test').Browser, close: () => Promise<void>,
 * }>}
 */
export async function startWorld() {
  const platform = await startPlatform(Number(process.env.FACINGS_BENCH_PORT ?? 4273));
  const browser = await chromium.launch({
    executablePath: ensureBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const built = await serve({ dir: join(root, 'dist'), port: 0, platformUrl: platform.url });
  const floor = await serve({ dir: join(root, 'dist-floor'), port: 0, isGuarded: false });
  return {
    platformUrl: platform.url,
    consoleUrl: built.url,
    floorUrl: floor.url,
    browser,
    close: async () => {
      await browser.close();
      await Promise.all([built.close(), floor.close()]);
      platform.stop();
    },
  };
}

/**
 * Starts the simulated platform over HTTP, with its own state.
 * @param {number} port
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startPlatform(port) {
  const url = `http://127.0.0.1:${port}`;
  const state = `test-results/bench-platform-${port}.json`;
  const child = spawn(
    process.execPath,
    ['demo/serve.mjs', '--port', String(port), '--state', state, '--reset'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answers = await fetch(`${url}/__standin/calls`).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return { url, stop: () => child.kill() };
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill();
  throw new Error(`The stand-in platform did not start on ${url}.`);
}

/**
 * Signs in without a browser, since the floor has no sign-in.
 * @param {string} platformUrl @param {{ email: string, password: string }} account
 */
export async function credentialFrom(platformUrl, { email, password }) {
  const signedIn = await fetch(`${platformUrl}/api/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  const { access_token: token } = /** @type {{ access_token: string }} */ (await signedIn.json());
  const me = await fetch(`${platformUrl}/api/users/me?email=${encodeURIComponent(email)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { id: userId } = /** @type {{ id: string }} */ (await me.json());
  return { token, userId };
}
