// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createConsole } from '../../testing/renderConsole';
import { openShop } from '../../testing/shopConsole';
import { createShopPlatform } from '../../testing/shopPlatform';
import { shopDeclarations } from '../../testing/shops';

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

describe('a press on a row', () => {
  /** A list with a cell beside the link. */
  const openList = async () => {
    const shops = createShopPlatform();
    const more = shopDeclarations.map((one) =>
      one.name === 'shops' && one.list
        ? { ...one, list: { ...one.list, columns: ['name', 'mode'] } }
        : one,
    );
    const made = await createConsole({ more, answer: shops.answer });
    return made.show('/shops');
  };
  const cellOf = async () => {
    const link = await screen.findByRole('link', { name: 'Corner' });
    const cell = link.closest('tr')?.querySelector('td:not(:has([data-row-link]))');
    if (!cell) throw new Error('The row has one cell only.');
    return { link, cell };
  };
  const press = (element: Element, from: number, to: number) => {
    fireEvent.pointerDown(element, { clientX: from, clientY: 5 });
    fireEvent.click(element, { clientX: to, clientY: 5, detail: 1 });
  };
  const select = (element: Element) => getSelection()?.selectAllChildren(element);

  it('opens it, also beside its link', async () => {
    const { address } = await openList();
    const { cell, link } = await cellOf();
    press(cell, 10, 10);
    expect(address()).toBe(link.getAttribute('href'));
  });

  it.each(['cell', 'link'] as const)('that selects text of its %s does not', async (part) => {
    const { address } = await openList();
    const element = (await cellOf())[part];
    select(element);
    press(element, 10, 60);
    expect(address()).toBe('/shops');
    expect(getSelection()?.toString()).not.toBe('');
    getSelection()?.removeAllRanges();
  });

  it('keeps the keys that open a new tab', async () => {
    const { address } = await openList();
    const { cell, link } = await cellOf();
    const heard: boolean[] = [];
    link.addEventListener('click', (event) => {
      heard.push(event.ctrlKey);
      event.preventDefault();
    });
    fireEvent.click(cell, { ctrlKey: true, detail: 1 });
    expect(heard).toEqual([true]);
    expect(address()).toBe('/shops');
  });
});
