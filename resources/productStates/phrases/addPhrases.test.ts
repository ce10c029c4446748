import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPhrases, splitPhrases } from './PhraseList';

describe('phrases', () => {
  it.each([
    ['milk, oat', ['milk', 'oat']],
    ['milk\r\noat\n\nsoy milk ', ['milk', 'oat', 'soy milk']],
    [' , ,', []],
    ['', []],
  ])('%j is split into %j', (text, phrases) => {
    expect(splitPhrases(text)).toEqual(phrases);
  });

  it('are unique, ignoring case and forms of accents', () => {
    expect(addPhrases(['Milk', 'café'], ['milk', ' OAT ', 'oat', 'cafe\u0301', '  '])).toEqual({
      phrases: ['Milk', 'café', 'OAT'],
      repeated: ['milk', 'oat', 'cafe\u0301'],
    });
  });

  it('keep existing ones, and only add trimmed, new and non-empty ones', () => {
    const word = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('a', 'A', ' a ', 'ß', 'é'));
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (before, given) => {
        const { phrases, repeated } = addPhrases(before, given);
        expect(phrases.slice(0, before.length)).toEqual(before);
        const added = phrases.slice(before.length);
        for (const phrase of added) expect(phrase).toBe(phrase.trim());
        expect(added).not.toContain('');
        expect(added.length + repeated.length).toBe(given.filter((one) => one.trim()).length);
        const keys = [...new Set(before.map((one) => one.trim().toLowerCase().normalize('NFC')))];
        const all = new Set([...keys, ...added.map((one) => one.normalize('NFC').toLowerCase())]);
        expect(all.size).toBe(keys.length + added.length);
      }),
    );
  });
});
