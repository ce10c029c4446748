import { describe, expect, it } from 'vitest';
import { slotOf, withSlot } from './slot';

const as = 'technique';
const listed = { technique: 'PICKLIST', pick_list_slot_id: 'A12', since: 2020 };

it('is beside the value that takes one', () => {
  expect(slotOf([listed], as)).toBe('A12');
  expect(slotOf([{ ...listed, pick_list_slot_id: 7 }], as)).toBeNull();
  expect(slotOf(['PICKLIST'], as)).toBeNull();
  expect(slotOf([{ technique: 'B', pick_list_slot_id: 'A12' }], as)).toBeNull();
});

describe('a slot', () => {
  it('is set beside its value, with other keys kept', () => {
    expect(withSlot(['A', 'PICKLIST'], as, 'B7')).toEqual([
      'A',
      { technique: 'PICKLIST', pick_list_slot_id: 'B7' },
    ]);
    expect(withSlot([listed, 'A'], as, 'B7')).toEqual([
      { ...listed, pick_list_slot_id: 'B7' },
      'A',
    ]);
  });

  it('is cleared again', () => {
    expect(withSlot([listed], as, null)).toEqual([{ technique: 'PICKLIST', since: 2020 }]);
    expect(withSlot([{ technique: 'PICKLIST', pick_list_slot_id: 'A12' }], as, null)).toEqual([
      'PICKLIST',
    ]);
  });
});
