/**
 * `node scripts/build.mjs <console|demo|floor>… [--base=/below/]`, always with vite.config.ts:
 * `console` → dist/, `demo` → dist-demo/ (with the stand-in platform), `floor` → dist-floor/ (the smallest
 * react-admin application, the bench's measure).
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/** @type {Record<string, { demo: boolean, outDir: string, root: string }>} */
const targets = {
  console: { demo: false, outDir: 'dist', root },
  demo: { demo: true, outDir: 'dist-demo', root },
  floor: { demo: false, outDir: 'dist-floor', root: join(root, 'tests/bench/floor') },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' } },
});
const base = values.base === undefined ? undefined : `/${values.base}/`.replaceAll(/\/+/g, '/');

for (const name of positionals) {
  const target = targets[name];
  if (!target)
    throw new Error(`Nothing to build is named ${name}: ${Object.keys(targets).join(', ')}`);
  process.env.VITE_DEMO = target.demo ? '1' : '';
  const outDir = join(root, target.outDir);
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: target.root,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    ...(base === undefined ? {} : { base }),
  });
  // Static hosts answer an address they do not know with this file: so a deep link opens the console.
  if (target.demo) await copyFile(join(outDir, 'index.html'), join(outDir, '404.html'));
  console.log(`Built ${target.outDir}/`);
}
