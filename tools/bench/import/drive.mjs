/**
 * Drives an importer as fast as possible, inside the page, so that only the machine's time counts. Each step waits
 * until its button is enabled and presses it; it ends when the review first appears.
 */

/**
 * @typedef {{ selector: string, text: string }} Sight a visible element with this text
 * @typedef {{ button: string, when: Sight } | { choose: string, when: Sight }} Press text of a button or of an option, and
 *   what has to be visible
 * @typedef {{ ms: number, longest: number }} Walked milliseconds from the file to the review, and of the longest task
 */

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ input: string, file: string, steps: Press[], end: Sight }} walk
 * @returns {Promise<Walked>}
 */
export async function drive(page, { input, file, steps, end }) {
  const walked = page.evaluate(
    ([presses, last]) => {
      /** @param {string} name */
      const pressable = (name) =>
        [...document.querySelectorAll('button')].find(
          (button) =>
            button.textContent.trim() === name &&
            !button.disabled &&
            button.getAttribute('aria-disabled') !== 'true' &&
            button.getClientRects().length > 0,
        );
      /** @param {string} text */
      const optionOf = (text) =>
        [...document.querySelectorAll('option')].find((option) => option.textContent === text);
      /** @param {HTMLOptionElement} option */
      const select = (option) => {
        option.selected = true;
        option.closest('select')?.dispatchEvent(new Event('change', { bubbles: true }));
      };
      /** @param {import('./drive.mjs').Sight} sight */
      const isSeen = ({ selector, text }) =>
        [...document.querySelectorAll(selector)].some(
          (one) => one.textContent.includes(text) && one.getClientRects().length > 0,
        );
      let longest = 0;
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      });
      return new Promise((resolve) => {
        let start = 0;
        document.addEventListener(
          'change',
          () => {
            if (start > 0) return;
            start = performance.now();
            tasks.observe({ type: 'longtask' });
            requestAnimationFrame(look);
          },
          { capture: true },
        );
        const left = [...presses];
        /** @type {HTMLElement | undefined} */
        let seen;
        const look = () => {
          const [next] = left;
          const found = () =>
            next && 'choose' in next ? optionOf(next.choose) : next && pressable(next.button);
          const control = next && isSeen(next.when) ? found() : undefined;
          // Some match columns only after the first render of the step: a button counts once it is present for two
          // frames.
          const isSettled = control !== undefined && control === seen;
          seen = control;
          if (control && isSettled) {
            left.shift();
            seen = undefined;
            if (control instanceof HTMLOptionElement) select(control);
            else control.click();
          } else if (next === undefined && isSeen(last)) {
            // DOM changes are visible after the next frame.
            requestAnimationFrame(() =>
              setTimeout(() => {
                const ms = performance.now() - start;
                // Tasks are reported shortly after they end.
                setTimeout(() => resolve({ ms, longest }), 300);
              }),
            );
            return;
          }
          requestAnimationFrame(look);
        };
      });
    },
    /** @type {const} */ ([steps, end]),
  );
  await page.locator(input).first().setInputFiles(file);
  return /** @type {Promise<Walked>} */ (walked);
}
