import { describe, expect, it } from 'vitest';
import { items } from '../../../../../resources/items';
import { organizations } from '../../../../../resources/organizations';
import { regions } from '../../../../../resources/regions';
import { noParents } from '../../../../schema/routes';
import { isSortedByPlatform, sortableFields, sortsFrom, sortsText, steppedSorts } from './sorts';

const up = (name: string) => ({ name, isDescending: false });
const down = (name: string) => ({ name, isDescending: true });

describe('the sort order in an address', () => {
  it.each([
    [null, []],
    ['', []],
    ['name', [up('name')]],
    ['name,-zones', [up('name'), down('zones')]],
    ['-zones,zones,name', [down('zones'), up('name')]],
    ['--name,nothing,constructor,-', []],
  ])('%j', (text, sorts) => {
    expect(sortsFrom(regions, noParents, text)).toEqual(sorts);
  });

  it('is read back as it was written', () => {
    expect(sortsText([up('name'), down('zones')])).toBe('name,-zones');
    expect(sortsText([])).toBeNull();
  });

  it('excludes columns without an order', () => {
    expect(sortableFields(organizations, noParents)).toContain('name');
    expect(sortableFields(organizations, noParents)).not.toContain('logo');
    expect(sortsFrom(organizations, noParents, 'logo,name')).toEqual([up('name')]);
  });
});

describe('a step', () => {
  it('alone: ascending, descending, unsorted; another column starts over', () => {
    const alone = { isAlone: true };
    expect(steppedSorts([], 'a', alone)).toEqual([up('a')]);
    expect(steppedSorts([up('a')], 'a', alone)).toEqual([down('a')]);
    expect(steppedSorts([down('a')], 'a', alone)).toEqual([]);
    expect(steppedSorts([up('a'), up('b')], 'c', alone)).toEqual([up('c')]);
    expect(steppedSorts([up('a'), up('b')], 'b', alone)).toEqual([down('b')]);
  });

  it('with others: added, reversed in place, removed', () => {
    const beside = { isAlone: false };
    expect(steppedSorts([up('a')], 'b', beside)).toEqual([up('a'), up('b')]);
    expect(steppedSorts([up('a'), up('b')], 'a', beside)).toEqual([down('a'), up('b')]);
    expect(steppedSorts([down('a'), up('b')], 'a', beside)).toEqual([up('b')]);
  });
});

describe('the platform sorts', () => {
  it('by stored values if no call is declared', () => {
    expect(isSortedByPlatform(items, 'name')).toBe(true);
    expect(isSortedByPlatform(items, 'nothing')).toBe(false);
  });

  it('by nothing if a call is declared', () => {
    expect(isSortedByPlatform(regions, 'name')).toBe(false);
  });
});
