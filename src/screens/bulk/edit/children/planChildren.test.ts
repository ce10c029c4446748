// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productStates } from '../../../../../resources/productStates';
import { products } from '../../../../../resources/products';
import type { FacingsDataProvider } from '../../../../../dataProvider';
import { childCalls } from '../../save/childCalls';
import { differingFields, givenNames, planChildren, type SelectedOwner } from './planChildren';

const calls = childCalls({
  provider: {} as FacingsDataProvider,
  declaration: products,
  child: productStates,
  accountId: 'org-1',
});

const owner = (row: number): SelectedOwner => ({ row, id: `p${row}`, shown: { sku: `S-${row}` } });
const values = { state: 'BOX', uom: 'CASE', uom_baseline: 6, product_dimensions: null };
const wanted = { key: 'BOX', values, calls };

const planOf = (
  states: readonly (readonly Record<string, unknown>[])[],
  changes: readonly string[] | null = null,
) =>
  planChildren({
    ...wanted,
    changes,
    owners: states.map((_, row) => owner(row)),
    existing: new Map(
      states.map((own, row) => [
        `p${row}`,
        own.map((one, at) => ({ id: `s${row}-${at}`, ...one })),
      ]),
    ),
  });

describe('the plan of what records are given', () => {
  it('adds to records that have none, and leaves out those that have one, also one that looks alike', () => {
    const { added, changed, left } = planOf([[], [{ state: 'CASE' }], [{ state: ' box\u200b' }]]);
    expect(added.map(({ id, child }) => [id, child])).toEqual([
      ['p0', { id: null, key: 'BOX', before: null, after: values }],
      ['p1', { id: null, key: 'BOX', before: null, after: values }],
    ]);
    expect(changed).toEqual([]);
    expect(left.map(({ id }) => id)).toEqual(['p2']);
  });

  it('changes only the chosen values that differ, and keeps what was there for the undo', () => {
    const { changed, same } = planOf(
      [
        [{ state: 'BOX', uom: 'EACH', uom_baseline: 6, upc: '1' }],
        [{ state: 'BOX', uom: 'CASE', uom_baseline: '6' }],
      ],
      ['uom', 'uom_baseline'],
    );
    expect(changed.map(({ child }) => child)).toEqual([
      { id: 's0-0', key: 'BOX', before: { uom: 'EACH' }, after: { uom: 'CASE' }, values },
    ]);
    expect(same.map(({ id }) => id)).toEqual(['p1']);
  });

  it('leaves out a record that has several alike when existing ones are changed', () => {
    const { several, changed } = planOf([[{ state: 'BOX' }, { state: 'box' }]], ['uom']);
    expect(several.map(({ id }) => id)).toEqual(['p0']);
    expect(changed).toEqual([]);
  });

  it('a blank value and the key give nothing to change', () => {
    expect(givenNames({ ...values, count_techniques: [], name: '' }, 'state')).toEqual([
      'uom',
      'uom_baseline',
    ]);
  });

  it('counts the existing ones that lack each value', () => {
    const differing = differingFields(['uom', 'uom_baseline'], {
      ...wanted,
      owners: [owner(0), owner(1), owner(2)],
      existing: new Map([
        ['p0', [{ id: 'a', state: 'BOX', uom: 'EACH', uom_baseline: 6 }]],
        ['p1', [{ id: 'b', state: 'BOX', uom: 'OZ', uom_baseline: 6 }]],
        ['p2', []],
      ]),
    });
    expect(differing).toEqual([{ name: 'uom', count: 2 }]);
  });

  it('every record is in exactly one list, and no row is sent twice', () => {
    const state = fc.record({
      state: fc.constantFrom('BOX', 'box', 'CASE', 'BAG'),
      uom: fc.constantFrom('EACH', 'CASE', null),
      uom_baseline: fc.constantFrom(1, 6),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(state, { maxLength: 3 }), { maxLength: 30 }),
        fc.option(fc.subarray(['uom', 'uom_baseline'])),
        (states, changes) => {
          const { added, changed, left, same, several, rows } = planOf(states, changes);
          const all = [...added, ...changed, ...left, ...same, ...several].map(({ row }) => row);
          expect([...all].sort((one, other) => one - other)).toEqual([...states.keys()]);
          expect(rows).toEqual([...added, ...changed]);
          for (const { child } of rows) {
            const { before, after } = child ?? {};
            if (before === null) expect(after).toEqual(values);
            else expect(Object.keys(before ?? {})).toEqual(Object.keys(after ?? {}));
          }
        },
      ),
    );
  });
});
