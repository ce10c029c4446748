import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaletteEntry } from './entry';
import { folded, matchOf, rangesIn, ranked, tiers, wordsOf } from './match';

const entry = (label: string, synonyms?: string): PaletteEntry => ({
  id: `${label} ${synonyms ?? ''}`,
  label,
  synonyms,
});
const labels = (entries: readonly PaletteEntry[], typed: string) =>
  ranked(entries, typed).map(({ entry: { label } }) => label);

const word = fc.stringMatching(/^[a-zéÈœç]{1,6}$/);
const label = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('the typed text', () => {
  it.each([
    ['the beginning of the label', 'pro', tiers.prefix],
    ['the beginning of a word', 'cat', tiers.wordStart],
    ['the inside of a word', 'teg', tiers.inside],
    ['the beginning of another word for it', 'secon', tiers.otherStart],
    ['the inside of another word for it', 'econ', tiers.otherInside],
    ['a label that begins with all of it', 'product cat', tiers.prefix],
    ['two words, the second inside', 'product teg', tiers.inside],
  ])('is found as %s', (_, typed, tier) => {
    const match = matchOf(wordsOf(typed), folded('Product Categories'), 'primary, secondary');
    expect(match?.tier).toBe(tier);
  });

  it('does not match if one of its words is not found', () => {
    expect(matchOf(wordsOf('product zebra'), folded('Product Categories'), '')).toBeNull();
  });

  it('matches the start of a later word better than the inside of an earlier one', () => {
    const match = matchOf(['one'], folded('Zone One'), '');
    expect(match).toMatchObject({ tier: tiers.wordStart, at: 5 });
  });

  it.each([
    ['regions', 'Régions', 'Régions'],
    ['RÉG', 'regions', 'reg'],
    ['oeuvre', 'Chef-d’œuvre', 'œuvre'],
    ['oe', 'cœur', 'œ'],
    ['o', 'cœur', 'œ'],
    ['strasse', 'Hauptstraße', 'straße'],
    ['e', 'été', 'é'],
    ['i', 'İzmir', 'İ'],
  ])('%s is found in %s, which shows %s', (typed, shown, emphasised) => {
    const [range] = rangesIn(shown, typed);
    expect(shown.slice(...(range ?? [0, 0]))).toBe(emphasised);
  });
});

describe('the order of matches', () => {
  it('is prefix, start of a word, inside, synonyms', () => {
    const all = [
      entry('Users', 'zone members'),
      entry('Ozone'),
      entry('All Zones'),
      entry('Zones'),
      entry('Regions', 'ozone'),
    ];
    expect(labels(all, 'zon')).toEqual(['Zones', 'All Zones', 'Ozone', 'Users', 'Regions']);
  });

  it('is unchanged among equals, and while nothing is typed', () => {
    const all = [entry('Bab'), entry('Aab'), entry('Cab')];
    expect(labels(all, 'ab')).toEqual(['Bab', 'Aab', 'Cab']);
    expect(labels(all, '  ')).toEqual(['Bab', 'Aab', 'Cab']);
  });

  it('has a shorter label first if both start alike', () => {
    expect(labels([entry('Zones of others'), entry('Zones')], 'zo')).toEqual([
      'Zones',
      'Zones of others',
    ]);
  });
});

describe('for any typed text', () => {
  it('another character never finds more', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 8 }), label, word, (all, typed, more) => {
        const entries = all.map((each) => entry(each));
        const before = new Set(ranked(entries, typed).map((one) => one.entry));
        const after = ranked(entries, typed + more).map((one) => one.entry);
        expect(after.every((one) => before.has(one))).toBe(true);
      }),
    );
  });

  it('every entry appears once at most, and a label finds itself', () => {
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 8 }), (all) => {
        const entries = all.map((each) => entry(each));
        const [first] = entries;
        const found = ranked(entries, first?.label ?? '').map((one) => one.entry);
        expect(found).toContain(first);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  it('case and accents change nothing', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 6 }), word, (all, typed) => {
        const entries = all.map((each) => entry(each));
        const plain = typed.normalize('NFD').replace(/\p{M}/gu, '');
        expect(labels(entries, typed)).toEqual(labels(entries, plain));
        expect(labels(entries, typed)).toEqual(labels(entries, typed.toUpperCase()));
      }),
    );
  });

  it('the highlighted characters are in order, without overlap, within the label', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 4 }), (shown, typed) => {
        const ranges = rangesIn(shown, typed);
        expect(ranges.length).toBeLessThanOrEqual(shown.length);
        let last = -1;
        for (const [from, to] of ranges) {
          expect(from).toBeGreaterThan(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(shown.length);
          last = to;
        }
      }),
    );
  });
});
