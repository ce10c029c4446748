import { namedConfig } from '../lib/namedConfig.mjs';

/**
 * `FACINGS_PLATFORM_URL=https://… npm run dev` serves a `config.json` with that address, so that trying another
 * platform needs no change to a tracked file. Without the variable, `public/config.json` is served.
 *
 * @returns {import('vite').Plugin}
 */
export function runtimeConfigFromEnv() {
  const { FACINGS_PLATFORM_URL: platformUrl, FACINGS_CDN_URL: cdnUrl } = process.env;
  let base = '/';
  return {
    name: 'facings:runtime-config-from-env',
    apply: 'serve',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      if (platformUrl === undefined) return;
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${base}config.json`) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-store');
        response.end(JSON.stringify(namedConfig({ platformUrl, cdnUrl })));
      });
    },
  };
}
