/** Refuses words in the catalogue and the declarations that operators do not use, and says what to write instead. */
import { expect, test } from 'vitest';
import { declarations } from '../resources/index';
import { declaredMessages } from '../src/schema/declaredMessages';
import { screenMessages } from '../src/schema/screen';
import { english } from '../src/messages/en/index';
import { screens } from '../src/screens/index';

/** Refused words, and what to write instead. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\bmend(s|ed|ing)?\b/, 'fix'],
  [/\banew\b/, 'again'],
  [/\bstands?\b/, 'is, appears'],
  [/\b(who|what|where)ever\b/, 'anyone who, anything that'],
  [/\b(somebody|nobody|everybody)\b/, 'someone, no one, everyone'],
  [/\btold\b/, 'said, shown, reported'],
  [/\bbec(ame|omes) of\b/, 'the outcome'],
  [/\b(take|taken|took) back\b/, 'undo, revert'],
  [/\bput away\b/, 'dismiss'],
  [/\bmeanwhile\b/, 'name what happened'],
  [/\bat work\b/, 'running'],
  [/\bany (more|longer)\b/, 'no longer'],
  [/\breckon(s|ed|ing)?\b/, 'calculate'],
  [/\bword for word\b/, 'exactly'],
  [/\bperiod before\b/, 'previous period'],
  [/\b(of|by) (this|the|that) name\b/, 'with this name'],
  [/\bexists? already\b/, 'already exists'],
  [/\b(dear|goods|sight)\b/, 'a plainer word'],
];

interface Texts {
  readonly [key: string]: string | Texts;
}

const textsOf = (part: Texts, prefix = ''): [string, string][] =>
  Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );

/** Keywords of the palette are exempt: users may type any words. */
const isKeyword = (key: string): boolean => /\b(keywords|synonyms)\b/.test(key);

const faultsOf = (key: string, text: string): string[] =>
  words.flatMap(([word, better]) => {
    const found = word.exec(text.toLowerCase());
    return found ? [`${key}: "${found[0]}" in "${text}"; write: ${better}`] : [];
  });

const all = textsOf({
  ...english,
  resources: declaredMessages(declarations),
  screens: { ...english.facings.screens, ...screenMessages(screens) },
});

test('texts on the screen use the plain words of the field', () => {
  const texts = all.filter(([key]) => !isKeyword(key));
  expect(texts.length).toBeGreaterThan(1_500);
  expect(texts.flatMap(([key, text]) => faultsOf(key, text))).toEqual([]);
});

test('texts on the screen have curly apostrophes, as French has', () => {
  expect(all.filter(([, text]) => /\w'\w|s' /.test(text))).toEqual([]);
});

test('the check finds such words, in any case and form', () => {
  expect(faultsOf('key', 'Mend them in the sheet')).toHaveLength(1);
  expect(faultsOf('key', 'The period before stands beside it, as told.')).toHaveLength(3);
  expect(faultsOf('key', 'Fix them in the sheet.')).toEqual([]);
});
