// @vitest-environment jsdom
/** Testing Library finds what it would find with jsdom's own `getComputedStyle`. */
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openShop, shopPage } from '../../src/views/testing/shopConsole';
import { quick, type Hastened } from './computedStyle';

const properties = [...quick.keys()];

const read = (style: CSSStyleDeclaration) => [
  ...properties.map((name) => `${name}: ${style.getPropertyValue(name)}`),
  style.cssText,
];

/** Lets jsdom forget the styles it has collected, or been handed. */
const forget = () => {
  document.body.toggleAttribute('data-changed');
};

const expectSame = (elements: readonly Element[]) => {
  const fast = getComputedStyle as Hastened;
  forget();
  const whole = elements.map((element) => read(fast.ofJsdom(element)));
  forget();
  for (const [at, element] of elements.entries()) {
    expect(read(fast(element)), element.outerHTML.slice(0, 200)).toEqual(whole[at]);
  }
};

let added: readonly HTMLStyleElement[] = [];

afterEach(() => {
  for (const style of added) style.remove();
  added = [];
});

const page = (html: string, css: string) => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  added = [...added, style];
  document.body.innerHTML = html;
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  return { style, at, all: () => [...document.body.querySelectorAll('*')] };
};

describe('the style that tests read', () => {
  it("is jsdom's for every element of a console with an open dialog", async () => {
    await openShop(`${shopPage}?panel=clerks/edit/c%252F2`);
    await screen.findByRole('dialog', { name: /^Edit Clerk:/ });
    const all = [...document.body.querySelectorAll('*')];
    expect(all.length).toBeGreaterThan(100);
    expectSame(all);
  });

  it("is jsdom's for selectors of all kinds, order, inline values, inheritance and media", () => {
    const { all, at } = page(
      `<p id="a" class="x y">a<span id="b">b</span></p><p id="c" class="y x" style="display: grid">c</p>
       <section id="d" style="pointer-events: none"><i id="e" hidden>e</i><b id="f" class="z">f</b></section>
       <svg id="g" class="x"><path id="h"></path></svg><input id="i" type="hidden"><dialog id="j"></dialog>
       <div id="k" class="u" style="visibility: unset"><em id="l" class="v"></em></div>`,
      `.y { visibility: hidden } .x { display: none; visibility: visible; opacity: .5 }
       p > span, #d .z { display: inline-block } .z:not(.x) { pointer-events: auto; opacity: 2 }
       :nonsense(, .x { display: table } .v::before { display: none } .u { visibility: hidden; display: unset }
       @media screen { .v { display: flex } } @media print { * { visibility: hidden } }
       @keyframes k { from { opacity: 0 } }`,
    );
    expectSame(all());
    expect(getComputedStyle(at('b')).visibility).toBe('visible');
    expect(getComputedStyle(at('e')).display).toBe('none');
    expect(getComputedStyle(at('e')).pointerEvents).toBe('none');
    expect(getComputedStyle(at('l')).display).toBe('flex');
  });

  it('follows every change', () => {
    const { style, all, at } = page('<p id="a" class="x">a</p>', '.x { display: none }');
    const display = () => getComputedStyle(at('a')).display;
    expect(display()).toBe('none');
    const { style: later } = page('<p id="a" class="x">a</p>', '.x { display: flex }');
    expect(display()).toBe('flex');
    style.textContent = '.x { display: grid }';
    expectSame(all());
    later.remove();
    expect(display()).toBe('grid');
    style.remove();
    expect(display()).toBe('block');
    at('a').style.display = 'none';
    expect(display()).toBe('none');
    expect(at('a')).not.toBeVisible();
  });

  it('asks jsdom for everything else', () => {
    const { at } = page('<p id="a" class="x">a</p>', '.x { color: rgb(1, 2, 3); overflow: auto }');
    const style = getComputedStyle(at('a'));
    expect(style.color).toBe('rgb(1, 2, 3)');
    expect(style.getPropertyValue('color')).toBe('rgb(1, 2, 3)');
    expect('color' in style).toBe(true);
    expect(at('a')).toHaveStyle({ color: 'rgb(1, 2, 3)', display: 'block' });
    expect(() => getComputedStyle({} as Element)).toThrow();
  });
});
