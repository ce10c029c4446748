// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { FieldCell } from './FieldCell';
import { renderFields } from './testing/render';
import { shapes } from './testing/shapes';

const oddValues = [
  undefined,
  null,
  '',
  0,
  -1,
  NaN,
  true,
  'url(javascript:alert(1))',
  'x'.repeat(10_000),
  [],
  [null, 3, 'x', {}, [[]]],
  {},
  { width: {}, height: [], depth: 'deep' },
  { width: NaN, height: Infinity, depth: null },
];

it.each(Object.keys(shapes.fields))('shows %s for any value from the platform', (name) => {
  const { container } = renderFields(
    oddValues.flatMap((value, index) =>
      (['row', 'page'] as const).map((place) => (
        <div key={`${place}-${index}`} data-testid="cell">
          <FieldCell
            declaration={shapes}
            source={name}
            record={{ id: 's-1', [name]: value }}
            place={place}
          />
        </div>
      )),
    ),
  );
  const shown = [...container.querySelectorAll('[data-testid="cell"]')];
  expect(shown).toHaveLength(oddValues.length * 2);
  for (const cell of shown) {
    expect(cell).not.toBeEmptyDOMElement();
    expect(cell).not.toHaveTextContent('[object Object]');
  }
});
