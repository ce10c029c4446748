/** `npm run demo [-- --port N]`: the console in demo mode, with the simulated platform in the browser. */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '5173' }, host: { type: 'string' } },
});
const port = Number(values.port);

process.env.VITE_DEMO = '1';
try {
  const server = await createServer({
    logLevel: 'warn',
    server: { port, strictPort: true, ...(values.host === undefined ? {} : { host: values.host }) },
  });
  await server.listen();
  const { demoAccounts, demoLinks } = /** @type {typeof import('../demo/accounts')} */ (
    await server.ssrLoadModule('/demo/accounts.ts')
  );
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
  console.log(`\n  Facings, demo mode: ${address}\n\n  Sign in as`);
  for (const { email, password, note } of demoAccounts) {
    console.log(`    ${email}  ${password}  (${note})`);
  }
  console.log(`\n  Set a new password:  ${address}login/reset/${demoLinks.reset}`);
  console.log(`  Accept an invite:    ${address}login/join/${demoLinks.invite}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`If port ${port} is taken: npm run demo -- --port ${port + 1}`);
  process.exit(1);
}
