import { describe, expect, it } from 'vitest';
import { pickedAs, pickedOf } from '.';

const field = { as: 'technique' };
const listed = { technique: 'PICKLIST', slot_id: 'A12', since: 2020 };

describe('what is picked', () => {
  it.each([
    [['A', 'A', ''], ['A']],
    [
      [listed, 'B', { technique: 'B', more: 1 }, null, 7, {}],
      ['PICKLIST', 'B'],
    ],
    [null, []],
    ['A', []],
  ])('of %j is %j', (value, values) => {
    expect(pickedOf(value, 'technique')).toEqual(values);
  });
});

describe('a value', () => {
  it("keeps the form's keys", () => {
    expect(pickedAs(['A', 'PICKLIST'], { form: [listed], stored: null, field })).toEqual([
      'A',
      listed,
    ]);
  });

  it('that was removed is restored as it was', () => {
    expect(pickedAs(['PICKLIST'], { form: [], stored: [listed], field })).toEqual([listed]);
    const left = new Map([['PICKLIST', { ...listed, slot_id: 'B7' }]]);
    expect(pickedAs(['PICKLIST'], { form: [], left, stored: [listed], field })).toEqual([
      { ...listed, slot_id: 'B7' },
    ]);
    expect(pickedAs([], { form: [listed], stored: [listed], field })).toEqual([]);
  });
});
