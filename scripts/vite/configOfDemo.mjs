import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Path of the simulated platform's images, below the console's base path (demo/cdn.ts). */
const cdnUrl = '__standin/cdn';

/**
 * Gives the demo a `config.json` like the tracked one, with the simulated platform as its content delivery network.
 *
 * @returns {import('vite').Plugin}
 */
export function configOfDemo() {
  let base = '/';
  let given = '';
  const source = async () => {
    const own = /** @type {object} */ (JSON.parse(await readFile(given, 'utf8')));
    return `${JSON.stringify({ ...own, cdnUrl })}\n`;
  };
  return {
    name: 'facings:config-of-demo',
    configResolved(config) {
      base = config.base;
      given = join(config.publicDir, 'config.json');
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${base}config.json`) {
          next();
          return;
        }
        source().then((text) => {
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Cache-Control', 'no-store');
          response.end(text);
        }, next);
      });
    },
    // After the public folder was copied, because that has its own config.json.
    async writeBundle({ dir }) {
      if (dir !== undefined) await writeFile(join(dir, 'config.json'), await source());
    },
  };
}
