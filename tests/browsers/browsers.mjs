/** Finds the browsers on this machine and their drivers: Playwright for its own, WebDriver for Debian's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, firefox, webkit } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { openFirefox } from './drivers/firefox.mjs';
import { openByPlaywright } from './drivers/playwright.mjs';
import { openWebKit, webkitNeeds } from './drivers/webkit.mjs';

/** @typedef {{ open: () => Promise<import('./drivers/driver').Driver> } | { missing: string }} Found */

export const browsers = /** @type {Record<'chromium' | 'firefox' | 'webkit', () => Found>} */ ({
  chromium: () => {
    try {
      const path = ensureBrowser();
      return { open: () => openByPlaywright(chromium, path) };
    } catch (error) {
      return { missing: error instanceof Error ? error.message : String(error) };
    }
  },
  firefox: () => {
    const own = playwrightsOwn(firefox);
    if (own) return own;
    const debians = [{ program: '/usr/bin/firefox-esr', debian: 'firefox-esr' }];
    const path = process.env.FACINGS_FIREFOX ?? onPath(['firefox-esr', 'firefox']);
    if (path) return { open: () => openFirefox(path) };
    const missing = install(debians);
    return missing ? { missing } : { open: () => openFirefox('/usr/bin/firefox-esr') };
  },
  webkit: () => {
    const own = playwrightsOwn(webkit);
    if (own) return own;
    const missing = install(webkitNeeds);
    return missing ? { missing } : { open: openWebKit };
  },
});

/**
 * Playwright's build, downloaded if it is missing.
 * @param {import('@playwright/test').BrowserType} type @returns {Found | undefined}
 */
function playwrightsOwn(type) {
  const path = type.executablePath();
  const isDebians = existsSync(
    type.name() === 'firefox' ? '/usr/bin/firefox-esr' : '/usr/bin/WebKitWebDriver',
  );
  if (!existsSync(path) && !isDebians) {
    console.log(`Asking Playwright to download ${type.name()}.`);
    const playwright = fileURLToPath(new URL('cli.js', import.meta.resolve('@playwright/test')));
    spawnSync(process.execPath, [playwright, 'install', type.name()], {
      stdio: 'inherit',
      timeout: 300_000,
    });
  }
  return existsSync(path) ? { open: () => openByPlaywright(type, path) } : undefined;
}

/**
 * Installs Debian's packages for missing programs; returns what is still missing.
 * @param {readonly { program: string, debian: string }[]} needs
 * @returns {string | undefined}
 */
function install(needs) {
  const lacking = () =>
    needs.filter(({ program }) => !existsSync(program)).map(({ debian }) => debian);
  const wanted = lacking();
  if (wanted.length === 0) return undefined;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log(`Installing Debian’s ${wanted.join(' and ')}.`);
    const quiet = { stdio: /** @type {const} */ ('inherit'), timeout: 600_000 };
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...wanted], quiet);
  }
  const left = lacking();
  return left.length === 0
    ? undefined
    : `install ${left.join(' and ')} (Debian, Ubuntu), or run \`npx playwright install firefox webkit\``;
}

/** @param {readonly string[]} names @returns {string | undefined} */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
