/** axe with the rules of WCAG 2.0 to 2.2, A and AA. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Nothing moves any more: what fades in has less contrast than it will have. What was just set off may begin a
 * few frames later, so that one still frame says nothing.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const moves = () =>
      document
        .getAnimations()
        .some(
          (one) =>
            one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity,
        );
    for (let still = 0; still < 12; still = moves() ? 0 : still + 1) {
      await new Promise(requestAnimationFrame);
    }
  });

/** Findings as `rule: element`, so that a failure says where to look. */
export const expectNoFinding = async (page: Page, where: string): Promise<void> => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect.soft(findings, where).toEqual([]);
};
