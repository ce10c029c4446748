/**
 * A small static server for a finished build, like any host of single-page applications: `node scripts/serve.mjs [--dir
 * dist] [--port 4173] [--host localhost] [--base /] [--config-platform URL] [--config-cdn URL]`. Every response has the
 * security headers of scripts/lib/securityHeaders.mjs; FACINGS_MEDIA_ORIGINS adds hosts of images and models, separated
 * by blanks. `--config-platform` (or FACINGS_PLATFORM_URL) sets the platform's address in `config.json`, and
 * `--config-cdn` (or FACINGS_CDN_URL) the content delivery network; by default the simulated platform's.
 */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { namedConfig } from './lib/namedConfig.mjs';
import { securityHeaders } from './lib/securityHeaders.mjs';

const types = /** @type {Record<string, string>} */ ({
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
});
const compressible = /^(text\/|application\/json|image\/svg)/;

/**
 * @param {{
 *   dir: string,
 *   port: number,
 *   host?: string,
 *   base?: string,
 *   platformUrl?: string,
 *   cdnUrl?: string,
 *   isGuarded?: boolean,
 * }} options
 *   `port` 0 takes any free port; `isGuarded` false sends no security headers, for pages other than the console.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` ends with the base
 */
export async function serve({
  dir,
  port,
  host = 'localhost',
  base = '/',
  platformUrl,
  cdnUrl,
  isGuarded = true,
}) {
  const root = resolve(dir);
  const indexFile = join(root, 'index.html');
  await stat(indexFile).catch(() => {
    throw new Error(
      `${dir}/ holds no build. Run \`npm run build\` or \`npm run build:demo\` first.`,
    );
  });
  /** Compressed once per file: the bench measures bytes, not compression time. */
  const packed = /** @type {Map<string, Buffer>} */ (new Map());

  const config =
    platformUrl === undefined ? await ownConfig(root) : namedConfig({ platformUrl, cdnUrl });
  const mediaOrigins = process.env.FACINGS_MEDIA_ORIGINS?.split(/\s+/).filter(Boolean);
  const headers = isGuarded ? Object.entries(securityHeaders({ ...config, mediaOrigins })) : [];

  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    answer(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    const path = pathOf(request.url);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (path === undefined || !reads) {
      refuse(response, reads ? 400 : 405);
      return;
    }
    if (!path.startsWith(base)) {
      const above = path === '/' || `${path}/` === base;
      if (above) response.writeHead(302, { Location: base }).end();
      else refuse(response, 404);
      return;
    }
    const inside = path.slice(base.length);
    if (inside === 'config.json' && platformUrl !== undefined) {
      const body = JSON.stringify(config);
      response.writeHead(200, { 'Content-Type': types['.json'], 'Cache-Control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
      return;
    }
    const file = await fileFor(inside, request.headers.accept ?? '*/*');
    if (file === undefined) refuse(response, 404);
    else await send(file, request, response);
  }

  /** @param {string} inside @param {string} accept */
  async function fileFor(inside, accept) {
    const file = normalize(join(root, inside));
    if (file !== root && !file.startsWith(root + sep)) return undefined;
    // A dot folder is the build's metadata (.vite), not part of the site.
    if (inside.split('/').some((part) => part.startsWith('.'))) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return file;
    // A page's path may contain a dot (an id); a request for HTML gets the page.
    const page = accept.includes('text/html') || (accept.includes('*/*') && extname(inside) === '');
    return page ? indexFile : undefined;
  }

  /** @param {string} file @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function send(file, request, response) {
    const type = types[extname(file)] ?? 'application/octet-stream';
    const hashed = file.startsWith(join(root, 'assets') + sep);
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', hashed ? 'max-age=31536000, immutable' : 'no-cache');
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    if (!compressible.test(type) || !request.headers['accept-encoding']?.includes('gzip')) {
      createReadStream(file)
        .on('error', (error) => response.destroy(error))
        .pipe(response);
      return;
    }
    const body = packed.get(file) ?? gzipSync(await readFile(file), { level: 9 });
    if (hashed) packed.set(file, body);
    response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Vary', 'Accept-Encoding');
    response.end(body);
  }

  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done(undefined));
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${actual}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * The build's own config.json; a build without one has the platform at its own origin.
 * @param {string} root @returns {Promise<{ platformUrl?: string, cdnUrl?: string }>}
 */
async function ownConfig(root) {
  const text = await readFile(join(root, 'config.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** The decoded path of a request; undefined if it is invalid. @param {string | undefined} url */
function pathOf(url) {
  try {
    const { pathname } = new URL(url ?? '/', 'http://host');
    const path = decoded(pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** A path that cannot be decoded is no file; the console shows a better error than this server. @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** @param {import('node:http').ServerResponse} response @param {number} status */
function refuse(response, status) {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${status}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: 'localhost' },
      base: { type: 'string', default: '/' },
      'config-platform': { type: 'string' },
      'config-cdn': { type: 'string' },
    },
  });
  const platformUrl = values['config-platform'] ?? process.env.FACINGS_PLATFORM_URL;
  const cdnUrl = values['config-cdn'] ?? process.env.FACINGS_CDN_URL;
  const { dir, host, base } = values;
  try {
    const { url } = await serve({
      dir,
      port: Number(values.port),
      host,
      base,
      ...(platformUrl === undefined ? {} : { platformUrl }),
      ...(cdnUrl === undefined ? {} : { cdnUrl }),
    });
    console.log(`Facings (${dir}/) at ${url}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
