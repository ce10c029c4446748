/**
 * Texts of the testers' panel in the console's language: each is looked up when it is read, so that a change of the
 * language needs no more than drawing the panel again.
 */
import { shownLanguage } from '../language';
import type { ScenarioInfo } from './standInPort';
import { english } from './wordsEn';
import { french, frenchScenarios } from './wordsFr';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** The two catalogues as one; both have the same keys (`Translated`). */
const inBoth = (en: Texts, fr: Texts): Texts => {
  const both: Record<string, string | Texts> = {};
  for (const [key, text] of Object.entries(en)) {
    const translated = fr[key] ?? text;
    if (typeof text === 'string') {
      Object.defineProperty(both, key, {
        enumerable: true,
        get: () => (shownLanguage() === 'fr' ? translated : text),
      });
    } else both[key] = typeof translated === 'string' ? text : inBoth(text, translated);
  }
  return both;
};

/** Any text in the place of an English one. */
export type Translated<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Translated<Catalogue[Key]>;
};

export const words = inBoth(english, french) as Translated<typeof english>;

export const scenarioWords = ({ name, label, description }: ScenarioInfo) =>
  shownLanguage() === 'fr' ? frenchScenarios[name] : { label, description };
