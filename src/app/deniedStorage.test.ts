// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { storedText, storeText } from '../lib/util/storedText';
import { replaceDeniedStorage } from './deniedStorage';

const stored = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};

afterEach(() => {
  Object.defineProperty(window, 'localStorage', { ...stored, configurable: true });
});

it('a storage that the browser denies is absent, and reading it does not throw', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The user denied it', 'SecurityError');
    },
  });
  replaceDeniedStorage();
  expect(window.localStorage).toBeNull();
  expect(storedText('facings.density')).toBeNull();
  expect(storeText('facings.density', 'compact')).toBe(false);
});

it('a storage that the browser allows stays', () => {
  replaceDeniedStorage();
  localStorage.setItem('kept', 'yes');
  expect(storedText('kept')).toBe('yes');
});
