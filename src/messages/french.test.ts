/**
 * Checks that French has every text that English has, in the catalogue, the declarations and react-admin, and names missing ones.
 */
import stock from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { declaredMessages } from '../schema/declaredMessages';
import { screenMessages } from '../schema/screen';
import { screens } from '../screens/index';
import { createI18nProvider } from '../app/i18nProvider';
import { leavesOf } from './testing/leavesOf';
import { english } from './en/index';
import { french } from './fr/index';
import { frenchSignIn } from './fr/signIn';

const inEnglish = leavesOf({
  facings: english.facings,
  resources: declaredMessages(declarations),
  screens: screenMessages(screens),
});
const { ra, ...own } = french;
const inFrench = leavesOf(own);

/** `kind` is `many` as it is written within a sentence. */
const placeholders = (text: string) =>
  [
    ...new Set(
      [...text.replaceAll('{kind}', '{many}').matchAll(/\{[\w.]+\}/g)].map(([whole]) => whole),
    ),
  ].toSorted();

/** Whether a text contains a word to translate. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{[\w.]+\}/g, ''));

it('reads both', () => {
  expect(inEnglish.size).toBeGreaterThan(200);
  expect(inEnglish.get('resources.regions.fields.zones')).toBe('Zone Count');
  expect(inEnglish.get('resources.items.rules.name.required')).toBe('Item name is required.');
});

const missing = [...inEnglish].filter(([key, text]) => text !== '' && !inFrench.has(key));
/** The entity of a text. */
const entityOf = (key: string) => /^resources\.(\w+)\./.exec(key)?.[1];
const translated = new Set([...inFrench.keys()].map(entityOf));
const isUntranslated = ([key]: readonly [string, string]) => {
  const entity = entityOf(key);
  return entity !== undefined && !translated.has(entity);
};

describe('French', () => {
  it('has every text that English has, except for entities without any French', () => {
    const gaps = missing.filter((one) => !isUntranslated(one));
    expect(gaps.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('falls back to English for an entity without French, and counts its texts', () => {
    const entities = missing.filter(isUntranslated).map(([key]) => entityOf(key) ?? '');
    for (const entity of new Set(entities)) {
      const { length } = entities.filter((name) => name === entity);
      // oxlint-disable-next-line no-console -- the count is for the person who runs the test
      console.info(`${length} texts of ${entity} have no French yet.`);
    }
    const { translate } = createI18nProvider(
      { ...english, resources: { lanterns: { name: 'Lantern' } } },
      () => ({ locale: 'fr', words: french }),
    );
    expect(translate('resources.lanterns.name')).toBe('Lantern');
  });

  it('has no text that English has not', () => {
    expect([...inFrench.keys()].filter((key) => !inEnglish.get(key))).toEqual([]);
  });

  it('fills in what English fills in', () => {
    const different = [...inFrench].flatMap(([key, text]) => {
      const filled = placeholders(text);
      const wanted = placeholders(inEnglish.get(key) ?? '');
      return filled.join() === wanted.join()
        ? []
        : [`${key}: ${filled.join()} for ${wanted.join()}`];
    });
    expect(different.filter((line) => !isCounted(line))).toEqual([]);
  });

  it('has as many plural forms', () => {
    const forms = (text: string) => text.split('||||').length;
    expect(
      [...inFrench].filter(([key, text]) => forms(text) !== forms(inEnglish.get(key) ?? '')),
    ).toEqual([]);
  });

  it('fills in the number in the singular too, which French also uses for 0', () => {
    const withoutNumber = [...inFrench].flatMap(([key, text]) => {
      const [one = '', many = ''] = text.split('||||');
      const isCounted = /\{(?:smart_)?count\}/;
      return isCounted.test(many) && !isCounted.test(one) && !neverNone.test(key) ? [key] : [];
    });
    expect(withoutNumber).toEqual([]);
  });

  it('does not say the same under more keys than when they were last counted', () => {
    const before = new Map<string, string>();
    const doubles = [...inFrench].flatMap(([key, text]) => {
      if (!key.startsWith('facings.')) return [];
      const both = `${inEnglish.get(key) ?? ''} = ${text}`;
      const first = before.get(both);
      before.set(both, first ?? key);
      return first === undefined ? [] : [`${key} says what ${first} says: ${both}`];
    });
    // The others belong to tables of texts, whose keys the code completes: `facings.matrix.${key}`.
    expect(doubles.length, doubles.join('\n')).toBeLessThanOrEqual(88);
  });

  it('has an empty text nowhere, nor a space that could end a line before punctuation', () => {
    expect(
      [...inFrench].filter(([, text]) => text.trim() === '' || / [:;!?»]|« /.test(text)),
    ).toEqual([]);
  });

  it('is no copy of the English', () => {
    const sentences = [...inFrench].filter(
      ([key, text]) => hasWords(text) && / \S+ /.test(text) && text === inEnglish.get(key),
    );
    expect(sentences).toEqual([]);
  });

  it("has react-admin's own texts, typeset like ours", () => {
    const texts = leavesOf({ ra });
    expect([...texts.keys()].toSorted()).toEqual([...leavesOf({ ra: stock.ra }).keys()].toSorted());
    expect(texts.get('ra.action.update_application')).toBe('Recharger l’application');
  });

  it('gives sign-in the same words as the console', () => {
    for (const [key, text] of leavesOf(frenchSignIn)) expect(inFrench.get(key)).toBe(text);
  });
});

/** Texts that are shown only if there is at least one, such as notes on what was found in a file. */
const neverNone =
  /^facings\.(files\.notice\.|calendar\.idle\.allGone|dashboard\.attention\.(late|every)\.|schedule\.warnings\.restart|views\.form\.)|^resources\.users\.editConsequences\./;

/** Whether the text is 'one …' in English, which French writes with a number: « 1 ligne ». */
function isCounted(line: string): boolean {
  const key = line.slice(0, line.indexOf(': '));
  return (inEnglish.get(key) ?? '').includes('||||') && line.includes('{smart_count}');
}
