import { expect, it } from 'vitest';
import { createNames } from './createSheet';

it('finds a name in any case, reports each checked spelling, and detects ambiguous names', () => {
  const names = createNames('Notional Product');
  expect(names.idOf('milk')).toBeUndefined();
  names.learnChecked(
    [' MILK ', 'Oats', 'Rye'],
    [
      { id: 'n-1', key: 'Milk' },
      { id: 'n-2', key: 'oats' },
      { id: 'n-3', key: 'Oats' },
    ],
  );
  expect(['MILK ', 'milk', 'Oats', 'Rye'].map(names.idOf)).toEqual(['n-1', undefined, null, null]);
  expect(['MILK', 'milk', 'Oats', 'Rye'].map((name) => names.faultOf(name)?.key ?? null)).toEqual([
    null,
    null,
    'facings.bulkEdit.names.several',
    'facings.bulkEdit.names.none',
  ]);
});

it('learns new records, and ignores outdated responses', () => {
  const names = createNames('Notional Product');
  names.learnChecked(['Milk'], []);
  names.learnChecked(['Milk'], [{ id: 'n-1', key: 'Milk' }]);
  expect(names.faultOf('Milk')).toBeNull();
  names.learnChecked(['Milk'], []);
  expect(names.idOf('Milk')).toBe('n-1');
});
