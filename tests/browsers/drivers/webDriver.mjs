/**
 * The W3C WebDriver commands, over HTTP to a driver program or over Firefox's Marionette socket, which has the same
 * commands by name.
 */

/** @typedef {(command: keyof typeof commands, parameters?: object, element?: string) => Promise<any>} Send */

/** Each with its HTTP method and path below the session, and its name in Marionette. */
export const commands = /** @type {const} */ ({
  goto: ['POST', '/url', 'WebDriver:Navigate'],
  execute: ['POST', '/execute/async', 'WebDriver:ExecuteAsyncScript'],
  actions: ['POST', '/actions', 'WebDriver:PerformActions'],
  find: ['POST', '/element', 'WebDriver:FindElement'],
  sendKeys: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
  rect: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  screenshot: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
  timeouts: ['POST', '/timeouts', 'WebDriver:SetTimeouts'],
});

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const keys = /** @type {Record<string, string>} */ ({
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
});

/** @param {string[]} order the keys, pressed in this order and released in reverse */
const chord = (order) => [
  ...order.map((value) => ({ type: 'keyDown', value })),
  ...order.toReversed().map((value) => ({ type: 'keyUp', value })),
];

/**
 * @param {Send} send
 * @returns {Omit<import('./driver').Driver, 'name' | 'hasTouch' | 'narrowest' | 'resize' | 'close'>}
 */
export function overWebDriver(send) {
  /** @param {object[]} actions */
  const keyboard = (actions) =>
    send('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  /** @param {'mouse' | 'touch'} pointerType @param {number} x @param {number} y @param {number} count */
  const pointer = (pointerType, x, y, count) =>
    send('actions', {
      actions: [
        {
          type: 'pointer',
          id: pointerType,
          parameters: { pointerType },
          actions: [
            { type: 'pointerMove', x, y, duration: 0 },
            ...Array.from({ length: count }, () => [
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ]).flat(),
          ],
        },
      ],
    });

  return {
    goto: async (url) => {
      await send('goto', { url });
    },
    evaluate: async (expression) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${expression})).then(
          (value) => done(JSON.stringify({ value: value ?? null })),
          (error) => done(JSON.stringify({ error: String(error) })));`;
      const answer = /** @type {string} */ (await send('execute', { script, args: [] }));
      const { value, error } = /** @type {{ value?: unknown, error?: string }} */ (
        JSON.parse(answer)
      );
      if (error !== undefined) throw new Error(error);
      return value;
    },
    clickAt: async (x, y, count = 1) => {
      await pointer('mouse', x, y, count);
    },
    tapAt: async (x, y) => {
      await pointer('touch', x, y, 1);
    },
    press: async (combination) => {
      await keyboard(chord(combination.split('+').map((key) => keys[key] ?? key)));
    },
    type: async (text) => {
      await keyboard(Array.from(text).flatMap((letter) => chord([letter])));
    },
    upload: async (css, file) => {
      const element = /** @type {Record<string, string>} */ (
        await send('find', { using: 'css selector', value: css })
      );
      await send('sendKeys', { text: file }, element[elementKey]);
    },
    screenshot: async () => {
      /** @type {string} */
      const picture = await send('screenshot');
      return Buffer.from(picture, 'base64');
    },
  };
}
