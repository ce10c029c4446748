import { describe, expect, it } from 'vitest';
import { fieldRule } from '../src/fields/rules';
import { resources as french } from '../src/messages/fr/resources/index';
import { pickLists } from './pickLists';

const { label_identifier: label } = pickLists.fields;
const { typed = {} } = pickLists.calls?.search ?? {};

/** Digits and letters that a text names. */
const namedIn = (text = ''): readonly string[] => text.match(/\b[0-9A-Z]\b/g) ?? [];

describe('the hint of a label (F5)', () => {
  it.each([
    ['English', label.hint],
    ['French', french.pickLists?.hints?.label_identifier],
  ])('names in %s the digits that searches replace, and the letters', (_, hint) => {
    expect(namedIn(hint)).toEqual([...Object.keys(typed), ...Object.values(typed)]);
  });

  it('is advice: a label may hold these digits', async () => {
    const rule = fieldRule(label, 'en-GB');
    for (const text of [...Object.keys(typed), 'A-0125', 'AARD']) {
      expect(await rule.validate(text)).toBe(text);
    }
  });
});
