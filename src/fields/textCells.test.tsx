// @vitest-environment jsdom
import { expect, it } from 'vitest';
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
