/**
 * Finds nginx for the test of its configuration: an installed one, else Debian's package, like scripts/browser.mjs for
 * the browser. FACINGS_NGINX sets its path.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Some PATHs lack the folders of servers. */
const folders = () => [
  ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
];

/** @returns {string | undefined} */
export function existingNginx() {
  const named = process.env.FACINGS_NGINX;
  if (named) return existsSync(named) ? named : undefined;
  return folders()
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path) && spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0);
}

/**
 * As {@link existingNginx}, installing Debian's package if there is none and installing is allowed.
 * @returns {{ path: string } | { why: string }} the reason if there is none
 */
export function ensureNginx() {
  const found = existingNginx();
  if (found) return { path: found };
  if (process.env.FACINGS_NGINX) return { why: `No nginx at ${process.env.FACINGS_NGINX}.` };
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    return { why: 'No nginx here: install it, or set FACINGS_NGINX to one.' };
  }
  console.log('nginx not found. Installing the Debian package.');
  const quiet = { stdio: /** @type {const} */ ('ignore'), timeout: 300_000 };
  const install = ['install', '--yes', '--no-install-recommends', 'nginx'];
  if (spawnSync('apt-get', install, quiet).status !== 0) {
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', install, quiet);
  }
  const installed = existingNginx();
  return installed
    ? { path: installed }
    : { why: 'No nginx here, and Debian’s package could not be installed.' };
}
