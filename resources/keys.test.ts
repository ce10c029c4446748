import { expect, it } from 'vitest';
import { fieldFromPlatform } from '../src/fields/kinds';
import { keys } from './keys';

it.each([
  ['fk_live_0123456789abcd', '••••abcd'],
  ['••••3a1f', '••••3a1f'],
  ['3a1f', '••••3a1f'],
  ['', ''],
  [null, null],
  [7, 7],
])('of the secret %j a record only keeps %j', (sent, kept) => {
  expect(fieldFromPlatform(keys.fields.key, sent)).toBe(kept);
});
