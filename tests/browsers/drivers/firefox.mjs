/** Firefox through Marionette, the socket that geckodriver uses: JSON messages preceded by their length. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, start } from './program.mjs';
import { commands, overWebDriver } from './webDriver.mjs';

/** @param {string} executable @returns {Promise<import('./driver').Driver>} */
export async function openFirefox(executable) {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'facings-firefox-'));
  const preferences = {
    'marionette.port': port,
    'app.update.disabledForTesting': true,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.dataSubmissionEnabled': false,
    'dom.disable_open_during_load': false,
    'intl.accept_languages': 'en-GB,en',
    'remote.prefs.recommended': true,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), `${lines.join('\n')}\n`);
  const program = start(
    executable,
    [
      '--headless',
      '--marionette',
      '--remote-allow-system-access',
      '--no-remote',
      '--profile',
      profile,
    ],
    { MOZ_HEADLESS_WIDTH: '1440', MOZ_HEADLESS_HEIGHT: '1000' },
  );
  const close = () => {
    program.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await program.listensOn(port);
    const { call, end } = await marionette(port);
    const { capabilities } = await call('WebDriver:NewSession', {});
    /** @type {import('./webDriver.mjs').Send} */
    const send = async (command, parameters = {}, element = '') => {
      const answer = await call(commands[command][2], {
        ...parameters,
        ...(element === '' ? {} : { id: element }),
      });
      return answer !== null && 'value' in answer ? answer.value : answer;
    };
    await send('timeouts', { script: 120_000, pageLoad: 120_000 });
    return {
      ...overWebDriver(send),
      name: `Firefox ${capabilities.browserVersion} by Marionette`,
      hasTouch: true,
      narrowest: 390,
      // The window cannot be narrower than 450 pixels, but its page can.
      resize: async (width, height) => {
        await call('Marionette:SetContext', { value: 'chrome' });
        const script = `const { style } = gBrowser.selectedBrowser;
          for (const side of ['', 'min-', 'max-']) {
            style.setProperty(side + 'width', '${String(width)}px');
            style.setProperty(side + 'height', '${String(height)}px');
          }`;
        await call('WebDriver:ExecuteScript', { script, args: [] });
        await call('Marionette:SetContext', { value: 'content' });
      },
      close: () => {
        end();
        close();
        return Promise.resolve();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

/**
 * One connection: sends "length:[0, id, command, parameters]", receives "length:[1, id, error, result]".
 * @param {number} port
 * @returns {Promise<{ call: (command: string, parameters: object) => Promise<any>, end: () => void }>}
 */
async function marionette(port) {
  const socket = connect({ port, host: '127.0.0.1' });
  let received = Buffer.alloc(0);
  let id = 0;
  const waiting =
    // What an answer holds depends on its call.
    /** @type {Map<number, { done: (value: any) => void, failed: (error: Error) => void }>} */ (
      new Map()
    );

  /** @param {unknown} message */
  const take = (message) => {
    if (!Array.isArray(message)) return;
    const [, of, error, result] =
      /** @type {[number, number, { error: string, message: string } | null, unknown]} */ (message);
    const asked = waiting.get(of);
    waiting.delete(of);
    if (error) asked?.failed(new Error(`${error.error}: ${error.message}`));
    else asked?.done(result);
  };
  socket.on('data', (/** @type {Buffer} */ data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 1 || received.length < colon + 1 + length) return;
      const text = received.subarray(colon + 1, colon + 1 + length).toString();
      received = received.subarray(colon + 1 + length);
      take(JSON.parse(text));
    }
  });
  socket.on('close', () => {
    for (const { failed } of waiting.values()) failed(new Error('Firefox has closed.'));
    waiting.clear();
  });
  await new Promise((done, failed) => {
    socket.once('connect', () => {
      done(undefined);
    });
    socket.once('error', failed);
  });
  return {
    call: (command, parameters) =>
      new Promise((done, failed) => {
        id += 1;
        waiting.set(id, { done, failed });
        const text = JSON.stringify([0, id, command, parameters]);
        socket.write(`${String(Buffer.byteLength(text))}:${text}`);
      }),
    end: () => {
      socket.destroy();
    },
  };
}
