/** Licenses of shipped packages: production dependencies, direct and indirect, in node_modules. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licenses that require only their notice. */
export const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Of the text face: it may be bundled with any program, but not sold by itself.
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/**
 * Whether allowed licenses satisfy an SPDX expression: any one of an OR, every one of an AND.
 * @param {string} expression
 */
export const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, ' ')
    .split(/\sOR\s/i)
    .some((choice) => choice.split(/\sAND\s/i).every((name) => allowed.has(name.trim())));

/** @typedef {{ name: string, version: string, licence: string }} Shipped */

/** Determined by hand, for packages whose metadata is incomplete. */
const read = new Map([['css-mediaquery', 'BSD-3-Clause']]);

/** @param {unknown} said an object or a list in older packages @returns {string} */
const licenceOf = (said) => {
  if (typeof said === 'string') return said;
  if (Array.isArray(said)) return said.map(licenceOf).join(' OR ');
  if (typeof said === 'object' && said !== null && 'type' in said) return String(said.type);
  return 'UNKNOWN';
};

/**
 * From the lock file: the packages that `npm ci --omit=dev` would install here.
 * @param {string} root
 * @returns {readonly Shipped[]}
 */
export const shippedPackages = (root) => {
  /** @type {{ packages: Record<string, { dev?: boolean, devOptional?: boolean, version?: string }> }} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .filter(([path]) => existsSync(join(root, path, 'package.json')))
    .map(([path]) => {
      /** @type {{ name?: string, version?: string, license?: unknown, licenses?: unknown }} */
      const own = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
      return {
        name: own.name ?? path,
        version: own.version ?? '',
        licence: read.get(own.name ?? '') ?? licenceOf(own.license ?? own.licenses),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
};
