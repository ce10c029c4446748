/**
 * deploy/nginx as deployed: a real nginx serves the production build and forwards calls to the platform.
 *
 * @worlds http: a real nginx serves it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../../scripts/lib/securityHeaders.mjs';
import { nginxConfig } from '../../scripts/lib/nginxConfig.mjs';
import { ensureNginx } from '../../scripts/nginxProgram.mjs';
import { expect, test as base } from './support/test';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });

/** nginx configuration around the site's own; all its files are below `folder`. */
const mainConfig = (folder: string, site: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
events { worker_connections 128; }
http {
    types {
        text/html html;
        text/css css;
        text/javascript js;
        application/json json map;
        image/svg+xml svg;
        application/wasm wasm;
    }
    default_type application/octet-stream;
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
${site}
}
`;

const until = async (isThere: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isThere()) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('nginx did not answer.');
};

const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    child.once('exit', () => {
      resolve();
    });
    child.kill();
  });

const test = base.extend<{ readonly site: string }>({
  // The sign-in page is served by nginx, too.
  signsInBy: 'form',
  site: async ({ standInUrl }, use, info) => {
    // Installing nginx may take longer than a test.
    info.setTimeout(600_000);
    const nginx = ensureNginx();
    if (!('path' in nginx)) {
      process.stderr.write(`\nSKIPPED, deploy/nginx is not tested: ${nginx.why}\n`);
      test.skip(true, nginx.why);
      return;
    }
    const folder = await mkdtemp(join(tmpdir(), 'facings-nginx-'));
    await cp('dist', join(folder, 'site'), { recursive: true });
    await mkdir(join(folder, 'logs'));
    const port = await freePort();
    const config = nginxConfig({
      FACINGS_PORT: `127.0.0.1:${port}`,
      FACINGS_SERVER_NAME: '_',
      FACINGS_ROOT: join(folder, 'site'),
      FACINGS_PLATFORM: new URL(standInUrl).host,
      FACINGS_ORIGINS: '',
    });
    await writeFile(join(folder, 'nginx.conf'), mainConfig(folder, config));
    const child = spawn(nginx.path, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
      stdio: 'inherit',
    });
    const url = `http://127.0.0.1:${port}`;
    try {
      await until(() =>
        fetch(`${url}/config.json`).then(
          ({ ok }) => ok,
          () => false,
        ),
      );
      await use(url);
    } finally {
      await stopped(child);
      await rm(folder, { recursive: true });
    }
  },
  baseURL: async ({ site }, use) => {
    await use(site);
  },
});

// In sequence, so that a package is installed once.
test.describe.configure({ mode: 'serial' });

test(
  'the console behind nginx: sign-in, a list, a deep link, a change through the proxy',
  { tag: '@main' },
  async ({ page, open }) => {
    await open('/zones/regions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regions');
    await page.getByRole('link', { name: 'Products', exact: true }).first().click();
    // Until then, the rows are those of the regions.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await page.locator('main [data-row-link]').first().click();
    await expect(page).toHaveURL(/\/products\/view\/[^/]+$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.getByRole('button', { name: 'Edit Product' })).toBeVisible();

    await page.goto('/account');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Behind nginx');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your profile was updated successfully!')).toBeVisible();
  },
);

test('its responses: headers, caching, compression, limits, and missing files', async ({
  request,
  site,
}) => {
  const page = await request.get(`${site}/products/view/a.b.js`, {
    headers: { Accept: 'text/html' },
  });
  expect(page.status()).toBe(200);
  const html = await page.text();
  expect(html).toContain('<div id="root">');
  expect(page.headers()).toMatchObject({
    'content-security-policy': contentSecurityPolicy({}),
    'strict-transport-security': expect.stringContaining('max-age=63072000'),
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const asset = await request.get(site + script);
  expect(asset.status()).toBe(200);
  expect(asset.headers()).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'max-age=31536000, immutable',
    'content-security-policy': contentSecurityPolicy({}),
  });
  expect((await request.get(`${site}/config.json`)).headers()['cache-control']).toBe('no-cache');
  expect((await request.get(`${site}/version.json`)).headers()['cache-control']).toBe('no-store');

  const gone = await request.get(`${site}/assets/gone-1.js`);
  expect(gone.status()).toBe(404);
  expect(gone.headers()['cache-control']).toBeUndefined();
  for (const path of ['/.vite/manifest.json', '/assets/../.vite/manifest.json', '/.env']) {
    expect((await request.get(site + path)).status(), path).toBe(404);
  }

  const refused = await request.get(`${site}/api/users/me`);
  expect(refused.status()).toBe(401);
  expect(refused.headers()['content-type']).toContain('json');
  const upload = (megabytes: number) =>
    request.post(`${site}/api/products`, {
      headers: { 'Content-Type': 'application/octet-stream' },
      data: Buffer.alloc(megabytes * 1024 * 1024),
    });
  // The platform received it and answered with its own message; requests that are too large never reach it.
  expect((await upload(7)).status()).toBe(401);
  const tooLarge = await upload(9);
  expect(tooLarge.status()).toBe(413);
  expect(await tooLarge.text()).toContain('nginx');
});
