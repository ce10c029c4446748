import { describe, expect, it } from 'vitest';
import { looseDistance, looseProbes } from './looseMatch';

const cheddar = 'MLK-0012 Meadowlark Extra Sharp Cheddar, 8 oz';

describe('looseDistance', () => {
  it.each([
    ['cheddar sharp', 'words in another order'],
    ['sharp   cheddar', 'further spaces'],
    ['extrasharp cheddar', 'a missing space'],
    ['ched dar', 'a space too many'],
    ['chedar', 'a missing letter'],
    ['cheddarr', 'a letter too many'],
    ['cheddaz', 'a wrong letter'],
    ['chedadr', 'two letters swapped'],
    ['chadd', 'a typo in the beginning of a word'],
    ['SHÁRP', 'accents and case'],
    ['ＭＬＫ－００１２', 'full-width letters and digits'],
    ['００１２　ｓｈａｒｐ', 'a full-width space'],
    ['mlk0012', 'a missing hyphen'],
  ])('%s: %s', (wanted) => {
    expect(looseDistance(wanted, cheddar)).not.toBeNull();
  });

  it.each([
    ['chedrr', 'two typos'],
    ['cheddar mild', 'a word that is not there'],
    ['mlk-0013', 'another number'],
    ['ox', 'a short word with a typo'],
  ])('%s does not match: %s', (wanted) => {
    expect(looseDistance(wanted, cheddar)).toBeNull();
  });

  it('prefers the exact text, then another order, then a typo', () => {
    const [same = 0, turned = 0, mistyped = 0] = [
      'sharp cheddar',
      'cheddar sharp',
      'sharp chedar',
    ].map((wanted) => looseDistance(wanted, cheddar) ?? Number.NaN);
    expect(same).toBeLessThan(turned);
    expect(turned).toBeLessThan(mistyped);
  });
});

describe('looseProbes', () => {
  it.each([
    ['cheddar sharp', ['cheddar', 'sharp', 'che', 'ddar']],
    ['chedar', ['che', 'dar']],
    ['milc', ['mil', 'ilc']],
    ['the', []],
    ['denver 1046', ['denver', '1046', 'den', 'ver']],
    ['10467', []],
    ['１０４６', ['1046']],
    ['ｏﬃce', ['office', 'off', 'ice']],
    ['café', ['cafe', 'caf', 'afe']],
    ['ab cd', []],
  ])('%s is searched by %j', (wanted, probes) => {
    expect(looseProbes(wanted, 3)).toEqual(probes);
  });
});
