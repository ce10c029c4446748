// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { restrictCode } from './trustedTypes';

interface Rules {
  createHTML: (text: string, type: string, sink: string) => string | null;
  createScriptURL: (address: string) => string | null;
  createScript?: unknown;
}

const rulesOf = (): Rules => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  restrictCode();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['default']);
  return createPolicy.mock.calls[0]![1];
};

test('scripts may only come from the console itself, never from text', () => {
  const { createScriptURL, createScript } = rulesOf();
  expect(createScript).toBeUndefined();
  const own = new URL('/assets/worker-1.js', location.href).href;
  expect(createScriptURL(own)).toBe(own);
  expect(createScriptURL('/mockServiceWorker.js')).toBe('/mockServiceWorker.js');
  const blob = `blob:${location.origin}/1b9d`;
  expect(createScriptURL(blob)).toBe(blob);
  for (const other of [
    'https://elsewhere.test/a.js',
    '//elsewhere.test/a.js',
    'blob:https://elsewhere.test/1b9d',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ]) {
    expect(createScriptURL(other), other).toBeNull();
  }
});

test('markup is only parsed outside the page; text without elements is permitted', () => {
  const { createHTML } = rulesOf();
  const text = '<table><tr><td>1</td></tr></table>';
  expect(createHTML(text, 'TrustedHTML', 'DOMParser parseFromString')).toBe(text);
  expect(createHTML(text, 'TrustedHTML', 'Element innerHTML')).toBeNull();
  expect(createHTML('&#8203;', 'TrustedHTML', 'Element innerHTML')).toBe('&#8203;');
  expect(createHTML('&lt;img&gt;', 'TrustedHTML', 'Element innerHTML')).toBe('&lt;img&gt;');
});

test('a browser without Trusted Types works as well', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(restrictCode).not.toThrow();
});
