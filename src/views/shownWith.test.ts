import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources';
import { shownWith } from './outOfDate';

const named = (name: string) => {
  const found = declarations.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('entities affected by a change', () => {
  it.each([
    ['pickListSkus', ['pickLists', 'pickListSkus', 'pickListStates']],
    ['pickListStates', ['pickLists', 'pickListSkus', 'pickListStates']],
    ['zoneLocations', ['zones', 'zoneLocations']],
    ['items', ['items']],
  ])('%s', (name, shown) => {
    expect([...shownWith(declarations, named(name))].sort()).toEqual([...shown].sort());
  });
});
