// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { languages } from '../src/messages/languages';
import { inLanguage, type DemoText } from './language';
import { texts } from './panel/texts';
import { scenarios } from './scenarios/scenarios';

afterEach(() => {
  document.documentElement.lang = '';
});

type Part = string | DemoText | { readonly [key: string]: Part };

const isText = (part: Part): part is DemoText =>
  typeof part === 'object' && typeof part.en === 'string';

const textsIn = (part: Part): readonly DemoText[] => {
  if (typeof part === 'string') return [];
  return isText(part) ? [part] : Object.values(part).flatMap(textsIn);
};

const all = [
  ...textsIn(texts),
  ...Object.values(scenarios).flatMap(({ label, description }) => [label, description]),
];

it.each(languages.map(({ locale }) => locale))(
  'has every text in %s, or none and shows English',
  (locale) => {
    expect(all.length).toBeGreaterThan(100);
    const missing = all.filter((text) => text[locale] === undefined);
    expect([0, all.length]).toContain(missing.length);
    document.documentElement.lang = locale;
    for (const text of all) expect(inLanguage(text)).toBe(text[locale] ?? text.en);
  },
);
