import fc from 'fast-check';
import { expect, it } from 'vitest';
import { text } from '../../schema/fields';
import { fieldRule } from '../../fields/rules';
import { forcedText, forcedTyping } from './textFault';

const code = text({ label: 'Code', forced: 'upper', max: 100 });

it('capitals are forced, and nothing else changes', () => {
  expect(forcedText(code, 'ab-1 é ß')).toBe('AB-1 É SS');
  expect(forcedText(text({ label: 'Name' }), 'ab')).toBe('ab');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const forced = forcedText(code, typed);
      expect(forcedText(code, forced)).toBe(forced);
    }),
  );
});

const type = text({ label: 'Type', forced: 'constant', required: true, max: 100 });

it.each([
  [' zeta shelf one ', 'ZETA_SHELF_ONE'],
  ['   ', ''],
  ['\t', ''],
  ['a _', 'A_'],
])('a constant is trimmed before spaces become underscores: %j is %j', (typed, sent) => {
  expect(forcedText(type, typed)).toBe(sent);
});

it('a trailing space is kept while typing', () => {
  let shown = '';
  for (const character of '  zeta  shelf ') shown = forcedTyping(type, shown + character);
  expect(shown).toBe('ZETA_SHELF ');
  expect(forcedText(type, shown)).toBe('ZETA_SHELF');
});

it('a required constant of spaces is refused', async () => {
  const rule = fieldRule(type, 'en-GB');
  expect(await rule.isValid('   ')).toBe(false);
  expect(await rule.isValid(forcedTyping(type, '   '))).toBe(false);
});

it('an import and a grid force text like a form', () => {
  expect(fieldRule(code, 'en-GB').cast(' ab-1 ')).toBe('AB-1');
});
