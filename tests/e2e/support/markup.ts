/**
 * What axe does not look at: names of landmarks, labels that point at no input, attributes that an input of its type
 * does not have, and parts of the page inside dialogs. With html-validate's rules for the rest.
 */
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  rules: {
    'attribute-allowed-values': 'error',
    'close-order': 'error',
    'duplicate-id': 'off',
    'element-permitted-parent': 'off',
    'element-required-attributes': 'error',
    'input-attributes': 'error',
    'multiple-labeled-controls': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    'no-redundant-for': 'error',
    // It does not know what the window's width hides; the landmarks that are shown are checked below.
    'unique-landmark': 'off',
    'valid-id': 'off',
  },
});

/** Findings in what is open on top, or in the page. */
const inPage = () => {
  const shown = (element: Element): boolean =>
    element.closest('[aria-hidden="true"], [inert]') === null &&
    element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ??
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  const landmarks = [
    ['navigation', 'nav, [role="navigation"]'],
    ['search', '[role="search"], search'],
    ['region', 'section[aria-label], section[aria-labelledby], [role="region"]'],
    ['complementary', 'aside, [role="complementary"]'],
    ['form', 'form[aria-label], form[aria-labelledby], [role="form"]'],
  ] as const;
  const twice = landmarks.flatMap(([role, selector]) => {
    const names = [...document.querySelectorAll(selector)].filter(shown).map(nameOf);
    return names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `two landmarks: ${role} "${name}"`);
  });
  const labels = [...document.querySelectorAll<HTMLLabelElement>('label[for]')]
    .filter(shown)
    .filter(({ control }) => control === null)
    .map(({ htmlFor, textContent }) => `a label without an input: ${textContent} (${htmlFor})`);
  const parts = [
    ...document.querySelectorAll('[role="dialog"] footer, [role="dialog"] header, dialog footer'),
  ].map(({ outerHTML }) => `a landmark of the page in a dialog: ${outerHTML.slice(0, 80)}`);
  const links = [...document.querySelectorAll('a[href]:not([href^="#"])')]
    .filter(shown)
    .filter((link) => link.closest('nav, main, header, aside, [role]:not(a)') === null)
    .map(({ outerHTML }) => `a link outside every landmark: ${outerHTML.slice(0, 80)}`);
  return [...twice, ...labels, ...parts, ...links];
};

export const markupFindings = async (page: Page): Promise<readonly string[]> => {
  const own = await page.evaluate(inPage);
  const { results } = await validator.validateString(await page.content());
  const told = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
  return [...own, ...new Set(told)];
};
