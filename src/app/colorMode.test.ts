// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { applyColorScheme } from './colorMode';

const systemIs = (scheme: 'light' | 'dark') => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(scheme) }));
};

afterEach(() => {
  document.documentElement.removeAttribute('data-color-scheme');
});

it.each([
  ['dark', null, 'dark'],
  ['light', null, 'light'],
  ['dark', 'system', 'dark'],
  ['dark', 'light', 'light'],
  ['light', 'dark', 'dark'],
] as const)('system %s, chosen %s: %s before the first paint', (system, chosen, expected) => {
  systemIs(system);
  if (chosen) localStorage.setItem('mui-mode', chosen);
  applyColorScheme();
  expect(document.documentElement).toHaveAttribute('data-color-scheme', expected);
});

it('works without storage', () => {
  systemIs('dark');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  applyColorScheme();
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
});
