/** WebKitGTK's MiniBrowser through its WebKitWebDriver, on a virtual display. */
import { existsSync } from 'node:fs';
import { freePort, start } from './program.mjs';
import { commands, overWebDriver } from './webDriver.mjs';

const roots = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/libexec',
];
const miniBrowsers = roots.flatMap((root) =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
    (name) => `${root}/${name}/MiniBrowser`,
  ),
);

/** Debian's packages, with the program that shows that each is installed. */
export const webkitNeeds = [
  { program: '/usr/bin/WebKitWebDriver', debian: 'webkit2gtk-driver' },
  { program: '/usr/bin/Xvfb', debian: 'xvfb' },
];

/** @returns {Promise<import('./driver').Driver>} */
export async function openWebKit() {
  const display = `:${String(90 + (process.pid % 900))}`;
  const screen = start('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const port = await freePort();
  const program = start('WebKitWebDriver', [`--port=${String(port)}`, '--host=127.0.0.1'], {
    DISPLAY: display,
    LANG: 'C.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const close = () => {
    program.end();
    screen.end();
  };
  try {
    await program.listensOn(port);
    const binary = miniBrowsers.find((path) => existsSync(path));
    const browserOptions = { binary, args: ['--automation'] };
    /** @param {string} method @param {string} path @param {object} [body] */
    const call = async (method, path, body) => {
      const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
        method,
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      });
      // What an answer holds depends on its call.
      const { value } = /** @type {{ value: any }} */ (await answer.json());
      if (!answer.ok) throw new Error(`${path}: ${value.error}. ${value.message}`);
      return value;
    };
    const { sessionId, capabilities } = await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    });
    /** @type {import('./webDriver.mjs').Send} */
    const send = (command, parameters, element = '') => {
      const [method, path] = commands[command];
      return call(method, `/session/${sessionId}${path.replace('{id}', element)}`, parameters);
    };
    await send('timeouts', { script: 120_000, pageLoad: 120_000 });
    await send('rect', { x: 0, y: 0, width: 1440, height: 940 });
    return {
      ...overWebDriver(send),
      name: `WebKitGTK ${capabilities.browserVersion} by WebKitWebDriver`,
      // Touch input arrives as mouse events.
      hasTouch: false,
      // Its window is never narrower than MiniBrowser's toolbar.
      narrowest: 447,
      resize: async (width, height) => {
        await send('rect', { x: 0, y: 0, width, height: height + 38 });
      },
      close: () => {
        close();
        return Promise.resolve();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
