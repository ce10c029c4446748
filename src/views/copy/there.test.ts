// @vitest-environment node
// What another organization has under the same name, without guesses.
import { describe, expect, it } from 'vitest';
import { createCopy } from './createCopy';
import { boxesPlatform, type Row } from './testing/boxesPlatform';
import { copyOf } from './copyOf';
import { planCopy } from './copyPlan';
import { gapKey } from './there';

const parents = { account_id: 'there' };

/** Boxes here, each in an area of this name, and the names of the areas there. */
const surveyed = async (areasHere: readonly string[], areasThere: readonly string[]) => {
  const { add, boxes, provider, registry } = boxesPlatform(() => 'fine');
  for (const name of areasThere) add('areas', { name, account_id: 'there' });
  const records = areasHere.map((name, at) => {
    const area = add('areas', { name, account_id: 'here' });
    return add('boxes', { name: `Box ${String(at)}`, account_id: 'here', area_id: area.id });
  });
  const request = { provider, registry, declaration: boxes, from: { account_id: 'here' } };
  const plan = await planCopy({ ...request, to: 'there' }, [...records]);
  const areaOf = (at: number, created?: string): unknown => {
    const record = plan.rows[at]?.record;
    if (!record) throw new Error(`There is no row ${String(at)}.`);
    const source = { declaration: boxes, record, parents, typed: {} };
    return copyOf(plan.there, source, () => created).values.area_id;
  };
  return { plan, areaOf, add, request };
};

describe('what a copy refers to', () => {
  it('is the record there whose name looks the same', async () => {
    const { plan, areaOf } = await surveyed(
      ['Café Nord', 'Attic'],
      ['CAFE\u0301  NORD\u200b', 'Attics'],
    );
    expect(areaOf(0)).toBe('areas-1');
    expect(areaOf(1)).toBeUndefined();
    expect(plan.found).toMatchObject([{ name: 'area_id' }]);
    expect(plan.gaps).toMatchObject([{ text: 'Attic', isSeveral: false }]);
  });

  it('is none of two candidates, and neither is created', async () => {
    const { plan, areaOf } = await surveyed(['Attic'], ['Attic', 'attic ']);
    expect(areaOf(0)).toBeUndefined();
    expect(plan.gaps).toMatchObject([{ text: 'Attic', isSeveral: true }]);
    expect(plan.gaps[0]?.adds).toBeUndefined();
  });

  it('can be created there once for all that name it', async () => {
    const { plan, areaOf } = await surveyed(['Attic', 'ATTIC'], []);
    expect(areaOf(0, 'areas-9')).toBe('areas-9');
    expect(plan.gaps).toHaveLength(1);
    expect(new Set(plan.gaps.map(gapKey)).size).toBe(1);
    expect(plan.gaps[0]?.adds).toMatchObject({ name: 'name', values: parents });
  });
});

describe('a record', () => {
  it('is left out if it is there already, or selected twice', async () => {
    const { add, request } = await surveyed([], []);
    add('boxes', { name: 'Tin', account_id: 'there' });
    const rows = ['TIN\u00a0', 'Crate', 'crate'].map((name) =>
      add('boxes', { name, account_id: 'here' }),
    );
    const plan = await planCopy({ ...request, to: 'there' }, rows);
    expect(plan.existing.map(({ name }) => name as unknown)).toEqual(['TIN\u00a0']);
    expect(plan.rows.map(({ record }) => record.name as unknown)).toEqual(['Crate']);
    expect(plan.twice.map(({ name }) => name as unknown)).toEqual(['crate']);
  });
});

it('cannot be planned from lists that the platform returns only a part of', async () => {
  for (const table of ['boxes', 'areas', 'lids'] as const) {
    const { add, boxes, cutShort, provider, registry } = boxesPlatform(() => 'fine');
    add('areas', { name: 'Attic', account_id: 'there' });
    add('boxes', { name: 'Tin', account_id: 'there' });
    const area = add('areas', { name: 'Attic', account_id: 'here' });
    const row = add('boxes', { name: 'Tin', account_id: 'here', area_id: area.id });
    const crate = add('boxes', { name: 'Crate', account_id: 'here', area_id: area.id });
    add('lids', { name: 'Flat', box_id: crate.id });
    const from = { account_id: 'here' };
    const request = { provider, registry, declaration: boxes, from, to: 'there' };
    expect((await planCopy(request, [row, crate])).rows).toHaveLength(1);
    cutShort(table);
    const plan = planCopy(request, [row, crate]);
    await expect(plan, table).rejects.toMatchObject({
      declaredMessage: { key: 'facings.views.list.missing', values: { smart_count: 1 } },
    });
  }
});

it('is not copied if another tab has copied it since the question', async () => {
  const { add, boxes, provider, registry, tables } = boxesPlatform(() => 'fine');
  const rows = ['Tin', 'Crate'].map((name) => add('boxes', { name, account_id: 'here' }));
  const from = { account_id: 'here' };
  const request = { provider, registry, declaration: boxes, from, to: 'there' };
  const options = { translate: (key: string) => key, isChosen: () => true };
  const tabs = [await planCopy(request, rows), await planCopy(request, rows)].map((plan) =>
    createCopy(request, { ...options, plan }),
  );
  const [tin, crate] = rows as [Row, Row];
  await tabs[0]?.create(tin.id);
  await expect(tabs[1]?.create(tin.id)).rejects.toMatchObject({
    declaredMessage: { key: 'facings.selection.copy.existsNow' },
  });
  await tabs[1]?.create(crate.id);
  const there = tables().boxes.filter(({ account_id: id }) => id === 'there');
  expect(there.map(({ name }) => name)).toEqual(['Tin', 'Crate']);
});
