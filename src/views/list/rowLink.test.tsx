// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from '../testing/shopConsole';

/** The containing block of an absolutely positioned box, in every browser. */
const containingBlockOf = (element: Element): Element | null => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { position, transform, display } = getComputedStyle(at);
    if (transform !== '' && transform !== 'none') return at;
    // Undefined in CSS 2.1, and ignored by WebKit.
    if (/^table-(row|column|header|footer)/.test(display)) continue;
    if (position !== '' && position !== 'static') return at;
  }
  return null;
};

describe("a row's link", () => {
  it('covers its own row and nothing else, in every browser', async () => {
    await openShop('/shops', 'Shops');
    await screen.findByRole('link', { name: 'Corner' });
    const links = [...document.querySelectorAll('[data-row-link]')];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(getComputedStyle(link).position).not.toMatch(/absolute|relative/);
      expect(containingBlockOf(link)).toBe(link.closest('tr'));
    }
  });
});
