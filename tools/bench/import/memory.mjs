/** Peak memory of a page's renderer process, as the operating system reports it; Linux only. */
import { readFile } from 'node:fs/promises';

/** @param {number} pid @param {'VmHWM' | 'VmRSS'} name @returns {Promise<number | null>} in MiB */
async function memoryOf(pid, name) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kib = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1];
  return kib === undefined ? null : Number(kib) / 1024;
}

/** @param {import('@playwright/test').Browser} browser one with a single page */
export async function rendererOf(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  await session.detach();
  return {
    /** Memory in use now, summed over renderers. */
    now: () => sum(renderers.map((pid) => memoryOf(pid, 'VmRSS'))),
    /** Peak memory, summed over renderers. */
    peak: () => sum(renderers.map((pid) => memoryOf(pid, 'VmHWM'))),
  };
}

/** @param {Promise<number | null>[]} values */
async function sum(values) {
  const known = await Promise.all(values);
  if (known.length === 0 || known.some((value) => value === null)) return null;
  return known.reduce((/** @type {number} */ total, value) => total + (value ?? 0), 0);
}
