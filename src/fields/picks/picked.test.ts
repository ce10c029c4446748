import { describe, expect, it } from 'vitest';
import { pickedAs, pickedOf, slotOf, withSlot } from './picked';

const field = {
  as: 'technique',
  slot: { value: 'PICKLIST', label: 'Slot', key: 'slot_id', to: 'pickLists' },
};
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

  it('has one slot, beside the value that takes one', () => {
    expect(slotOf([listed], field)).toBe('A12');
    expect(slotOf([{ ...listed, slot_id: 7 }], field)).toBeNull();
    expect(slotOf(['PICKLIST'], field)).toBeNull();
    expect(slotOf([{ technique: 'B', slot_id: 'A12' }], field)).toBeNull();
    expect(slotOf([listed], { as: 'technique' })).toBeNull();
  });
});

describe('a slot', () => {
  it('is set beside its value, with other keys kept', () => {
    expect(withSlot(['A', 'PICKLIST'], field, 'B7')).toEqual([
      'A',
      { technique: 'PICKLIST', slot_id: 'B7' },
    ]);
    expect(withSlot([listed, 'A'], field, 'B7')).toEqual([{ ...listed, slot_id: 'B7' }, 'A']);
  });

  it('is cleared again', () => {
    expect(withSlot([listed], field, null)).toEqual([{ technique: 'PICKLIST', since: 2020 }]);
    expect(withSlot([{ technique: 'PICKLIST', slot_id: 'A12' }], field, null)).toEqual([
      'PICKLIST',
    ]);
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
