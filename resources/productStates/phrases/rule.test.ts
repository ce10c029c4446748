import { describe, expect, it } from 'vitest';
import { readPhrases, sentPhrases } from '.';
import { phrasesRule } from './rule';

const empty = { primary_phrases: [], common_phrases: [], phrases: [] };

describe('phrases', () => {
  it.each([
    [null, null],
    [['x'.repeat(500)], null],
    [['x'.repeat(501)], 'facings.rules.max'],
    [{ ...empty, common_phrases: ['x'.repeat(501)] }, 'facings.rules.max'],
  ])('are refused if one is too long', (value, key) => {
    const fault = phrasesRule(value, { label: 'Key phrases', locale: 'en-GB', values: {} });
    expect(fault?.key ?? null).toBe(key);
  });

  it.each([
    [null, empty],
    [{}, empty],
    [['milk', ' ', null, {}, 7], { ...empty, phrases: ['milk', '7'] }],
    [
      { primary_phrases: ['milk'], common_phrases: null, other: { kept: 1 } },
      { ...empty, primary_phrases: ['milk'], other: { kept: 1 } },
    ],
    ['{"phrases": ["milk"]}', { ...empty, phrases: ['milk'] }],
    ['milk', empty],
    [7, empty],
  ])('%j is read as every list, with other keys kept', (platform, held) => {
    expect(readPhrases(platform)).toEqual(held);
    expect(sentPhrases(readPhrases(platform))).toEqual(held);
  });

  it('of a new record are sent as a plain list', () => {
    expect(sentPhrases(['milk'])).toEqual(['milk']);
    expect(sentPhrases([])).toEqual([]);
  });

  it('are sent with every key, even if the form had none', () => {
    expect(sentPhrases({ phrases: ['milk'] })).toEqual({ ...empty, phrases: ['milk'] });
    expect(sentPhrases(null)).toEqual(empty);
    expect(sentPhrases(undefined)).toBeNull();
  });
});
