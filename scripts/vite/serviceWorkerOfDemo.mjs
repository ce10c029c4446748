import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const fileName = 'mockServiceWorker.js';

/**
 * Serves MSW's service worker to the demo at `<base>mockServiceWorker.js`, from the installed package: a copy in the
 * repository would become outdated with the next update.
 *
 * @returns {import('vite').Plugin}
 */
export function serviceWorkerOfDemo() {
  let base = '/';
  const source = () => {
    const msw = dirname(createRequire(import.meta.url).resolve('msw/package.json'));
    return readFile(join(msw, 'lib', fileName), 'utf8');
  };
  return {
    name: 'facings:service-worker-of-demo',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== base + fileName) {
          next();
          return;
        }
        source().then((text) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(text);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await source() });
    },
  };
}
