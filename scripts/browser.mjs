/**
 * Finds a browser for the end-to-end tests and the bench: an installed one, else Playwright's download, else Debian's
 * package. `node scripts/browser.mjs` prints its path, or one line with the reason if there is none.
 *
 * Tests use Chromium's headless shell if available, as Playwright does: it renders the same pages with half the CPU
 * time. Benchmarks use the full browser.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const applications = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
  }),
};

/**
 * The executable of an installed browser: from FACINGS_CHROMIUM or CHROME_PATH, Playwright's own, or the system's.
 * @param {{ isWhole?: boolean }} [options] `isWhole`: not the headless shell, unless there is nothing else
 * @returns {string | undefined}
 */
export function existingBrowser({ isWhole = false } = {}) {
  const named = process.env.FACINGS_CHROMIUM ?? process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  /** @param {readonly string[]} names */
  const onPath = (names) => names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const whole = [
    chromium.executablePath(),
    ...onPath(browsers),
    ...(process.platform === 'darwin' ? applications.darwin : []),
    ...(process.platform === 'win32' ? applications.win32 : []),
  ];
  const candidates = isWhole ? [...whole, ...onPath(shells)] : [...onPath(shells), ...whole];
  return candidates.find((path) => path !== '' && existsSync(path) && runs(path));
}

/**
 * Like {@link existingBrowser}, but installs one if there is none.
 * @param {{ isWhole?: boolean }} [options]
 * @returns {string}
 * @throws {Error} one line for the terminal, when none can be had
 */
export function ensureBrowser(options) {
  const named = process.env.FACINGS_CHROMIUM ?? process.env.CHROME_PATH;
  const found = existingBrowser(options);
  if (found) return found;
  if (named) throw new Error(`No browser at ${named} (FACINGS_CHROMIUM or CHROME_PATH).`);

  console.log('No Chromium or Chrome found. Playwright downloads one.');
  const playwright = fileURLToPath(new URL('cli.js', import.meta.resolve('@playwright/test')));
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  const downloaded = existingBrowser(options);
  if (downloaded) return downloaded;

  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const name = options?.isWhole ? 'chromium' : 'chromium-headless-shell';
    console.log(`Playwright’s download failed: installing Debian’s ${name}.`);
    const quiet = { stdio: /** @type {const} */ ('inherit'), timeout: 600_000 };
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], quiet);
    const installed = existingBrowser(options);
    if (installed) return installed;
  }
  throw new Error(
    'No browser for the end-to-end tests: install Chromium or Chrome, or set FACINGS_CHROMIUM to one.',
  );
}

/** A downloaded browser may lack system libraries, so it counts only if it starts. @param {string} path */
function runs(path) {
  // On other systems a browser includes its libraries, and on Windows asking for its version opens a window.
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
