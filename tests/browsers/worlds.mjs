/** Serves the console: the demo build, which answers itself, or the console with a platform over HTTP. */
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { start } from './drivers/program.mjs';

export const worlds = /** @type {const} */ (['demo', 'http']);

const root = join(import.meta.dirname, '../..');

/**
 * @param {string} world
 * @param {number} port of the console; the platform uses the next one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function openWorld(world, port) {
  if (world === 'demo') return serve({ dir: join(root, 'dist-demo'), port });
  const state = join(root, 'test-results/platform-browsers.json');
  const platform = start(process.execPath, [
    join(root, 'demo/serve.mjs'),
    ...['--port', String(port + 1), '--state', state, '--reset'],
  ]);
  try {
    await platform.listensOn(port + 1);
    const platformUrl = `http://127.0.0.1:${String(port + 1)}`;
    const served = await serve({ dir: join(root, 'dist'), port, platformUrl });
    return {
      url: served.url,
      close: async () => {
        platform.end();
        await served.close();
      },
    };
  } catch (error) {
    platform.end();
    throw error;
  }
}
