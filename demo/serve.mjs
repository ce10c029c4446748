/** `npm run platform`: runs demo/server.ts through Vite's runner, so that import.meta.glob finds the same entities. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

try {
  const { module } = await runnerImport(fileURLToPath(new URL('server.ts', import.meta.url)), {
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
  });
  const { main } = /** @type {typeof import('./server')} */ (module);
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
