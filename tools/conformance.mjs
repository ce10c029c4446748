/** `npm run conformance -- --url … --user …` (docs/conformance.md), through Vite's runner for its TypeScript. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

try {
  const { module } = await runnerImport(
    fileURLToPath(new URL('conformance/main.ts', import.meta.url)),
    { configFile: false, root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'warn' },
  );
  const { main } = /** @type {typeof import('./conformance/main')} */ (module);
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
