// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CellPlace } from './contract';
import { FieldCell } from './FieldCell';
import { renderFields } from './testing/render';
import { texts } from './testing/texts';

const cell = (name: string, value: unknown, place: CellPlace = 'row') => (
  <FieldCell
    declaration={texts}
    source={name}
    record={{ id: 't-1', [name]: value }}
    place={place}
  />
);

const oddValues = [
  undefined,
  null,
  '',
  0,
  NaN,
  true,
  [],
  [null, 3, 'x', {}, [[]], { label: 'a', value: {} }, { label: null, value: NaN }],
  {},
  { a: null, b: { deep: null }, c: ['x'], d: 5 },
  { primary_phrases: 'x', common_phrases: [null, {}, 7], phrases: null },
  '<img src=x onerror=alert(1)>',
  'x'.repeat(10_000),
];

it.each(Object.keys(texts.fields))('shows %s whatever the platform sends', (name) => {
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

const scores = [
  { label: 'milk', value: 1500 },
  { label: 'oat', value: 0.5 },
];
const words = { primary_phrases: ['milk'], common_phrases: [], phrases: ['oat', 'soy'] };

describe('cells of labels and phrases', () => {
  it('are one line in a row', () => {
    expect(renderFields(cell('scores', scores)).container.textContent).toBe(
      'milk: 1,500, oat: 0.5',
    );
    expect(renderFields(cell('words', words)).container.textContent).toBe('milk, oat, soy');
  });

  it('of labels are a table on the page', () => {
    renderFields(cell('scores', scores, 'page'));
    expect(screen.getByRole('table', { name: 'Prediction labels' })).toBeVisible();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'LabelValue',
      'milk1,500',
      'oat0.5',
    ]);
  });

  it('of phrases name the lists that have some on the page', () => {
    const { container } = renderFields(cell('words', words, 'page'));
    expect(container.textContent).toBe('Primary: milkOthers: oat, soy');
  });
});
