import { expect, it } from 'vitest';
import { buildTable } from '../testing/buildTable';
import { countLookAlikes } from './countLookAlikes';

const countIn = (codes: readonly string[]) =>
  countLookAlikes(buildTable([['SKU'], ...codes.map((code) => [code])]), 0, 1);

it('names codes that look like others', async () => {
  expect(
    await countIn(['AB-1', '\u0410B-2', '00\uff103', 'AB\u20134', 'AB\u00a05', 'Ä-6']),
  ).toEqual({ count: 4, code: '\u0410B-2', line: 3, signs: 'U+0410, U+FF10, U+2013, U+00A0' });
});

it('says nothing of other codes, and of those in another alphabet', async () => {
  expect(await countIn(['AB-1', '00-2', 'Ä 3'])).toBeNull();
  expect(await countIn(['ЖК-1', 'АВ-2'])).toBeNull();
});
