import fc from 'fast-check';
import { expect, it } from 'vitest';
import { text } from '../fields';
import { fieldRule } from '../../fields/rules';
import { forcedText } from './forcedText';

const code = text({ label: 'Code', forced: 'upper', max: 100 });

it('capitals are forced, and nothing else is changed', () => {
  expect(forcedText(code, 'ab-1 é ß')).toBe('AB-1 É SS');
  expect(forcedText(text({ label: 'Name' }), 'ab')).toBe('ab');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const forced = forcedText(code, typed);
      expect(forcedText(code, forced)).toBe(forced);
    }),
  );
});

it('an import and a grid are forced as a form is', () => {
  expect(fieldRule(code, 'en-GB').cast(' ab-1 ')).toBe('AB-1');
});
