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

const latin = Array.from({ length: 20 }, (_, at) => `AB-${String(at)}`);

it('names them beside a code in another alphabet', async () => {
  expect(await countIn([...latin, 'МОЛОКО-1', '\u0410B-2'])).toEqual({
    count: 1,
    code: '\u0410B-2',
    line: 23,
    signs: 'U+0410',
  });
});

it('says nothing of a column that uses another alphabet, beside Latin codes and numbers, too', async () => {
  const cyrillic = ['МОЛОКО-1', 'ПИВО-1', 'ЖК-1', 'АВ-2', 'СОК\u20133'];
  const numbers = Array.from({ length: 50 }, (_, at) => String(at));
  expect(await countIn([...latin, ...cyrillic])).toBeNull();
  expect(await countIn([...numbers, ...cyrillic])).toBeNull();
});

it('says nothing of other codes, and of those in another alphabet', async () => {
  expect(await countIn(['AB-1', '00-2', 'Ä 3'])).toBeNull();
  expect(await countIn(['ЖК-1', 'АВ-2'])).toBeNull();
});
