// @vitest-environment jsdom
import { createElement } from 'react';
import { expect, it } from 'vitest';

it('React records no stack trace for each element', () => {
  const stackOf = (element: object): unknown => Reflect.get(element, '_debugStack');
  const [one, other] = [createElement('p'), <b key="b" />].map(stackOf);
  expect(one).toBeDefined();
  const again = [createElement('p'), <b key="b" />].map(stackOf);
  expect(again).toEqual([one, other]);
  expect(again[0]).toBe(one);
  expect(again[1]).toBe(other);
});
