/** A browser controlled by Playwright: Chromium or Chrome, and its own Firefox and WebKit. */

/**
 * @param {import('@playwright/test').BrowserType} type
 * @param {string} executablePath
 * @returns {Promise<import('./driver').Driver>}
 */
export async function openByPlaywright(type, executablePath) {
  const browser = await type.launch({
    executablePath,
    args: type.name() === 'chromium' ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  const context = await browser.newContext({
    locale: 'en-GB',
    hasTouch: true,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  return {
    name: `${type.name()} ${browser.version()} by Playwright`,
    hasTouch: true,
    narrowest: 390,
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y, count = 1) => page.mouse.click(x, y, { clickCount: count }),
    tapAt: (x, y) => page.touchscreen.tap(x, y),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    upload: (css, file) => page.locator(css).setInputFiles(file),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
