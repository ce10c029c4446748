/** The page for the jobs: elements are found by role and name, clicked at their position, and awaited. */

/** Timeout in ms, generous for busy machines. */
const patience = 30_000;

/** @typedef {import('./inPage').Step} Step */
/** @typedef {string | RegExp} Name */

/** @param {Name} [name] */
const named = (name) =>
  name === undefined ? {} : { name: name instanceof RegExp ? `/${name.source}/` : name };

/** @param {{ driver: import('./drivers/driver').Driver, url: string, library: string }} options `library`: the built inPage.ts */
export function createScreen({ driver, url, library }) {
  /** @param {keyof import('./inPage').InPage} method @param {...unknown} parameters @returns {Promise<any>} */
  const inPage = async (method, ...parameters) => {
    const call = `window.facingsSmoke.${method}(...${JSON.stringify(parameters)})`;
    if (!(await driver.evaluate('window.facingsSmoke !== undefined'))) {
      await driver.evaluate(
        `(function (process) { ${library}\n; return null; }).call(window, { env: {} })`,
      );
    }
    return driver.evaluate(call);
  };

  /**
   * Retries until the value is good. Errors thrown while the page reloads are retried, too.
   * @template Value
   * @param {string} what message if it never is
   * @param {() => Promise<Value>} ask
   * @param {(value: Value) => boolean} isGood
   * @returns {Promise<Value>}
   */
  const until = async (what, ask, isGood) => {
    const end = Date.now() + patience;
    /** @type {unknown} */
    let last;
    do {
      try {
        const value = await ask();
        if (isGood(value)) return value;
        last = value;
      } catch (error) {
        last = error instanceof Error ? error.message : error;
      }
      await new Promise((done) => setTimeout(done, 80));
    } while (Date.now() < end);
    const seen = await inPage('seen').catch(() => 'nothing');
    throw new Error(`${what}: last was ${JSON.stringify(last)}. The page says: ${seen}`);
  };

  /** @param {readonly Step[]} steps */
  const locate = (steps) => {
    const told = JSON.stringify(steps);
    /**
     * The position at which a click reaches the element, once it no longer moves; with `isCovered`, or whatever covers
     * it.
     */
    const spot = async (isCovered = false) => {
      /** @type {import('./inPage').Spot | null} */
      let before = null;
      const at = await until(
        `${told} cannot be clicked`,
        async () => {
          /** @type {import('./inPage').Spot | null} */
          const now = await inPage('spot', steps);
          const isStill =
            before !== null && now?.isMoving === false && now.x === before.x && now.y === before.y;
          before = now;
          return { ...now, isStill };
        },
        ({ isStill, coveredBy }) => isStill && (isCovered || coveredBy === ''),
      );
      return { x: at.x ?? 0, y: at.y ?? 0 };
    };
    const click = async (count = 1) => {
      const { x, y } = await spot();
      await driver.clickAt(x, y, count);
    };
    /** Clicks at the position, whatever receives it. */
    const clickWhereItIs = async () => {
      const { x, y } = await spot(true);
      await driver.clickAt(x, y);
    };
    return {
      clickWhereItIs,
      /** @param {Name} role @param {Name} [name] */
      role: (role, name) => locate([...steps, { role: String(role), ...named(name) }]),
      /** @param {Name} name */
      label: (name) => locate([...steps, { label: named(name).name ?? '' }]),
      /** @param {Name} text */
      text: (text) => locate([...steps, { text: named(text).name ?? '' }]),
      /** @param {string} css */
      css: (css) => locate([...steps, { css }]),
      /** @param {number} at */
      nth: (at) => locate([...steps.slice(0, -1), { ...steps.at(-1), nth: at }]),
      spot,
      click,
      tap: async () => {
        const { x, y } = await spot();
        await tapAt(x, y);
      },
      /** Replaces the current text. @param {string} text */
      fill: async (text) => {
        await click();
        await until(`${told} takes the focus`, () => inPage('isFocused', steps), Boolean);
        await driver.press('Control+a');
        await driver.type(text);
      },
      isThere: () =>
        until(
          `${told} is not there`,
          () => inPage('count', steps),
          (count) => count > 0,
        ),
      isGone: () =>
        until(
          `${told} is still there`,
          () => inPage('count', steps),
          (count) => count === 0,
        ),
      /** @returns {Promise<number>} how many there are now */
      count: () => inPage('count', steps),
      /** @param {number} count */
      counts: (count) =>
        until(
          `${told} is not there ${count} times`,
          () => inPage('count', steps),
          (now) => now === count,
        ),
      isFocused: () => until(`${told} has no focus`, () => inPage('isFocused', steps), Boolean),
      isEnabled: () =>
        until(
          `${told} is disabled`,
          () => inPage('isDisabled', steps),
          (is) => is === false,
        ),
      /** @param {RegExp} pattern */
      says: (pattern) =>
        until(
          `${told} does not say ${pattern}`,
          () => inPage('text', steps),
          (/** @type {string | null} */ text) => pattern.test(text ?? ''),
        ),
      /** @param {string} value */
      holds: (value) =>
        until(
          `${told} does not hold "${value}"`,
          () => inPage('value', steps),
          (now) => now === value,
        ),
      /** @returns {Promise<string>} */
      words: () =>
        until(
          `${told} says nothing`,
          async () => String((await inPage('text', steps)) ?? '').trim(),
          Boolean,
        ),
      /** @param {string} name @returns {Promise<string | null>} */
      attribute: (name) => inPage('attribute', steps, name),
    };
  };

  /** @param {number} x @param {number} y */
  const tapAt = (x, y) => (driver.hasTouch ? driver.tapAt(x, y) : inPage('tap', x, y));

  const top = locate([]);
  return {
    ...top,
    driver,
    tapAt,
    main: top.css('main'),
    /** @param {string} path */
    goto: (path) => driver.goto(new URL(path, url).href),
    /** @param {RegExp} pattern */
    isAt: (pattern) =>
      until(
        `not at ${pattern}`,
        () => inPage('path'),
        (/** @type {string} */ path) => pattern.test(path),
      ),
    /** @returns {Promise<string>} */
    focused: () => inPage('focused'),
    /** @returns {Promise<number>} pixels by which the page is wider than the screen */
    overflow: () => inPage('overflow'),
    /** @returns {Promise<number>} */
    width: () => inPage('width'),
    until,
  };
}

/** @typedef {ReturnType<typeof createScreen>} Screen */
