// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { isCovered } from '../../lib/failures/openings';
import { takesEverything, takesLetters } from './keyPresses';

const draw = (html: string): Element => {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]');
  if (!target) throw new Error('no target');
  return target;
};

beforeEach(() => {
  document.body.innerHTML = '';
});

it.each([
  '<input data-target>',
  '<input type="search" data-target>',
  '<textarea data-target></textarea>',
  '<select data-target></select>',
  '<div contenteditable="true"><p data-target></p></div>',
  '<div contenteditable data-target></div>',
  '<div role="textbox" data-target></div>',
  '<button role="combobox" data-target></button>',
  '<ul role="listbox"><li data-target></li></ul>',
  '<ul role="menu"><li role="menuitem" data-target></li></ul>',
  '<div role="grid"><div role="gridcell" data-target></div></div>',
  '<div role="dialog"><button data-target></button></div>',
])('letters are used by %s', (html) => {
  expect(takesLetters(draw(html))).toBe(true);
});

it.each([
  '<button data-target></button>',
  '<a href="/" data-target></a>',
  '<input type="checkbox" data-target>',
  '<table><tbody><tr><td><a href="/" data-target></a></td></tr></tbody></table>',
  '<div contenteditable="false" data-target></div>',
  '<main tabindex="-1" data-target></main>',
])('letters are available in %s', (html) => {
  expect(takesLetters(draw(html))).toBe(false);
});

it('only sheets use combinations as well', () => {
  expect(takesEverything(draw('<div role="grid"><input data-target></div>'))).toBe(true);
  expect(takesEverything(draw('<input data-target>'))).toBe(false);
  expect(takesEverything(null)).toBe(false);
});

it.each([
  ['<div role="dialog" aria-modal="true"></div>', true],
  ['<div role="alertdialog"></div>', true],
  ['<ul role="menu"></ul>', true],
  ['<div class="MuiModal-root"></div>', true],
  ['<div class="MuiModal-root" aria-hidden="true"></div>', false],
  ['<div role="dialog"></div>', false],
  ['<main></main>', false],
])('%s covers the page: %s', (html, isSo) => {
  document.body.innerHTML = html;
  expect(isCovered(document)).toBe(isSo);
});
