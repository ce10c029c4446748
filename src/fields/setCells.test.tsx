// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CellPlace } from './contract';
import { FieldCell } from './FieldCell';
import { sets } from './testing/sets';
import { renderFields } from './testing/render';

const cell = (name: string, value: unknown, place: CellPlace = 'row') => (
  <FieldCell declaration={sets} source={name} record={{ id: 's-1', [name]: value }} place={place} />
);

const oddValues = [
  undefined,
  null,
  '',
  0,
  NaN,
  true,
  [],
  [null, 3, 'x', {}, [[]], { id: 1, name: 'n', type: 'BOOLEAN', value: {} }],
  {},
  { a: null, b: { deep: null }, c: ['x'], d: 5 },
  '<img src=x onerror=alert(1)>',
  'x'.repeat(10_000),
];

it.each(Object.keys(sets.fields))('shows %s whatever the platform sends', (name) => {
  const { container } = renderFields(
    oddValues.flatMap((value, index) => [
      <div key={`row-${index}`}>{cell(name, value, 'row')}</div>,
      <div key={`page-${index}`}>{cell(name, value, 'page')}</div>,
    ]),
  );
  for (const box of container.children) expect(box).not.toBeEmptyDOMElement();
  expect(container.innerHTML).not.toMatch(/\[object Object\]|NaN/);
  expect(container.querySelector('img')).toBeNull();
});

describe('cells of several values', () => {
  it.each([
    ['units', ['EACH', 'CASE'], 'EACH, CASE'],
    ['zone', 'Asia/Tokyo', 'Asia/Tokyo'],
  ])('%s are one line in a row', (name, value, shown) => {
    const { container } = renderFields(cell(name, value));
    expect(container.textContent).toBe(shown);
  });

  it('of a time zone say its offset on the page', () => {
    renderFields(cell('zone', 'Asia/Tokyo', 'page'));
    expect(screen.getByText('Asia/Tokyo (UTC+09:00)')).toBeVisible();
  });
});
