// @vitest-environment jsdom
import { __unsafe_useEmotionCache, type EmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { separateLaterStyles } from './LaterStyles';

/** As in production, where rules are added to a sheet; in tests each rule has an element of its own. */
const speedySheet = () => {
  const { sheet } = renderHook(() => __unsafe_useEmotionCache()).result.current as EmotionCache;
  const Sheet = sheet.constructor as new (options: object) => typeof sheet;
  return new Sheet({ key: 'css', container: document.head, speedy: true });
};

/** Numbers of rules of each element, after a first page and what was drawn later. */
const sizes = (...bursts: readonly number[]) => {
  vi.useFakeTimers();
  const sheet = speedySheet();
  separateLaterStyles(sheet);
  for (const count of bursts) {
    for (let at = 0; at < count; at += 1) sheet.insert(`.x${at}{order:${at};}`);
    vi.runAllTimers();
  }
  const { tags } = sheet;
  // A later rule of equal weight wins, so the order is kept.
  expect([...document.head.children].slice(-tags.length)).toEqual(tags);
  return tags.map((tag: HTMLStyleElement) => tag.sheet?.cssRules.length);
};

it('rules that come after the first page leave its sheet alone', () => {
  expect(sizes(500, 3)).toEqual([500, 3]);
});

it('a sheet with few rules takes more, until it has many', () => {
  expect(sizes(500, 3, 30, 20, 1)).toEqual([500, 53, 1]);
});

it('rules of one task stay together', () => {
  expect(sizes(100)).toEqual([100]);
});
