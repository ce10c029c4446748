/** axe with the rules of WCAG 2.0 to 2.2, A and AA. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { markupFindings } from './markup';

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Two that are no part of these sets.
  rules: { 'label-content-name-mismatch': { enabled: true }, 'landmark-unique': { enabled: true } },
  // Of passed rules, axe keeps only one element each, which is faster with thousands of elements.
  resultTypes: ['violations'],
};

/** All that a theme can change; the other rules find in the dark what they found in the light. */
const inDark: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  readonly axe?: { readonly run: (within: object, options: object) => Promise<AxeResults> };
}

/**
 * Waits until nothing moves, since an element that fades in has less contrast. An animation may start a few frames
 * after its cause, so one still frame is not enough.
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

/**
 * Findings as `rule: element`, so that a failure names the place. If a dialog or menu is open, only that is checked,
 * because the page behind it is hidden from everyone.
 */
export const expectNoFinding = async (page: Page, where: string): Promise<void> => {
  await expectNone(page, where, options);
  expect.soft(await markupFindings(page), where).toEqual([]);
};

/** The same after the theme of the same screen was switched to dark: only its colors are checked. */
export const expectNoFindingInDark = (page: Page, where: string): Promise<void> =>
  expectNone(page, `${where} in the dark`, inDark);

const expectNone = async (page: Page, where: string, rules: RunOptions): Promise<void> => {
  await settled(page);
  const isThere = await page.evaluate(() => Reflect.has(globalThis, 'axe'));
  // Once per document: reading its 500 KB takes longer than most checks.
  if (!isThere) await page.evaluate(await source);
  const findings = await page.evaluate(async (given) => {
    const { axe } = globalThis as WithAxe;
    if (!axe) throw new Error('axe is not there.');
    // The last one is on top.
    const open = [...document.querySelectorAll('.MuiModal-root:not([aria-hidden="true"])')].at(-1);
    const { violations } = await axe.run(open ?? document, given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
    );
  }, rules);
  expect.soft(findings, where).toEqual([]);
};
