import { expect, it } from 'vitest';
import { text } from '../../schema/fields';
import { fromPlatform } from '../wire';

const key = text({ label: 'Key', keepsEnd: 4 });

it.each([
  ['fk_live_0123456789abcd', '••••abcd'],
  ['••••3a1f', '••••3a1f'],
  ['3a1f', '••••3a1f'],
  ['', ''],
  [null, null],
  [7, 7],
])('of the secret %j a record only keeps %j', (sent, kept) => {
  expect(fromPlatform(key, sent)).toBe(kept);
});

it('other text is unchanged', () => {
  expect(fromPlatform(text({ label: 'Name' }), 'fk_live_0123')).toBe('fk_live_0123');
});
