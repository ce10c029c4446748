/**
 * `node scripts/build.mjs <console|demo|floor>… [--base=/below/]`, always with vite.config.ts: `console` → dist/,
 * `demo` → dist-demo/ (with the simulated platform), `floor` → dist-floor/ (the smallest react-admin application, the
 * baseline of the bench).
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { compiledAtOnce, loadedTogether } from './build/loadedTogether.mjs';

const root = join(import.meta.dirname, '..');

/** @type {Record<string, { demo: boolean, outDir: string, root: string }>} */
const targets = {
  console: { demo: false, outDir: 'dist', root },
  demo: { demo: true, outDir: 'dist-demo', root },
  floor: { demo: false, outDir: 'dist-floor', root: join(root, 'tools/bench/fixtures/floor') },
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
  /** @type {import('vite').InlineConfig} */
  const config = {
    configFile: join(root, 'vite.config.ts'),
    root: target.root,
    logLevel: 'warn',
    ...(base === undefined ? {} : { base }),
  };
  /** @type {Map<string, string>} */
  let files = new Map();
  if (target.root === root) {
    const tried = await build({ ...config, build: { outDir, write: false } });
    if (!('output' in tried)) throw new Error('Vite gave no output, or several.');
    files = loadedTogether(
      tried.output.filter((file) => file.type === 'chunk'),
      root,
    );
  }
  const group = {
    debugName: 'loaded together',
    name: (/** @type {string} */ id) => files.get(id) ?? null,
    // These files must not include what sign-in waits for, although they depend on it.
    includeDependenciesRecursively: false,
  };
  await build({
    ...config,
    plugins: target.root === root ? [compiledAtOnce()] : [],
    build: {
      outDir,
      emptyOutDir: true,
      // Vite adds it to the groups of vite.config.ts.
      rolldownOptions: { output: { codeSplitting: { groups: [group] } } },
    },
  });
  // Static hosts send this file for unknown paths, so deep links open the console.
  if (target.demo) await copyFile(join(outDir, 'index.html'), join(outDir, '404.html'));
  console.log(`Built ${target.outDir}/`);
}
