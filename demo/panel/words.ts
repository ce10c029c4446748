/**
 * Texts of the testers' panel in the console's language: each is looked up when it is read, so that a change of the
 * language needs no more than drawing the panel again.
 */
import { shownLanguage } from '../language';
import { frenchScenarios } from './frenchScenarios';
import type { ScenarioInfo } from './standInPort';
import { texts as pairs } from './texts';

type Pair = readonly [english: string, french: string];

interface Pairs {
  readonly [key: string]: Pair | Pairs;
}

/** One text in the place of both. */
type Shown<Both> = {
  readonly [Key in keyof Both]: Both[Key] extends Pair ? string : Shown<Both[Key]>;
};

const isPair = (both: Pair | Pairs): both is Pair => Array.isArray(both);

const shown = (all: Pairs): object => {
  const texts = {};
  for (const [key, both] of Object.entries(all)) {
    if (isPair(both)) {
      const [english, french] = both;
      const get = () => (shownLanguage() === 'fr' ? french : english);
      Object.defineProperty(texts, key, { enumerable: true, get });
    } else Object.defineProperty(texts, key, { enumerable: true, value: shown(both) });
  }
  return texts;
};

export const words = shown(pairs) as Shown<typeof pairs>;

export const scenarioWords = ({ name, label, description }: ScenarioInfo) =>
  shownLanguage() === 'fr' ? frenchScenarios[name] : { label, description };
