import { __unsafe_useEmotionCache } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';

/**
 * jsdom matches an element with every rule of the page and then copies what it found, for each question, and a query
 * by role asks of an element and of all that it is in. Here the copy is kept for as long as jsdom itself keeps its
 * matches: until the page changes. Answers how to end that.
 */
export const keepComputedStyles = () => {
  const page = document.defaultView;
  if (!page) throw new Error('The document has no window.');
  const ask = page.getComputedStyle.bind(page);
  const behind = implementationOf(document);
  let matches: unknown;
  let copies = new WeakMap<Element, CSSStyleDeclaration>();
  page.getComputedStyle = (element, pseudo) => {
    if (pseudo) return ask(element, pseudo);
    const known = behind._styleCache === matches ? copies.get(element) : undefined;
    if (known) return known;
    const copy = ask(element);
    if (behind._styleCache !== matches) {
      matches = behind._styleCache;
      copies = new WeakMap();
    }
    copies.set(element, copy);
    return copy;
  };
  globalThis.getComputedStyle = page.getComputedStyle;
  return () => {
    page.getComputedStyle = ask;
    globalThis.getComputedStyle = ask;
  };
};

/** What jsdom keeps behind a document is not for others: a version that keeps it elsewhere is refused by name. */
const implementationOf = (node: Document): { readonly _styleCache: unknown } => {
  const key = Object.getOwnPropertySymbols(node).find(({ description }) => description === 'impl');
  const behind: unknown = key && Reflect.get(node, key);
  if (typeof behind !== 'object' || behind === null || !('_styleCache' in behind))
    throw new Error('jsdom no longer has _styleCache: see tests/support/styles.ts.');
  return behind;
};

/** Takes the styles of what was drawn off the page, where the next file would pay for their matching. */
export const forgetStyles = () => {
  const Forget = () => {
    const cache = __unsafe_useEmotionCache();
    if (!cache) throw new Error('Emotion has no cache.');
    cache.sheet.flush();
    cache.inserted = {};
    cache.registered = {};
    return null;
  };
  render(createElement(Forget));
  cleanup();
};
