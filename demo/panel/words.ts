/**
 * Texts of the testers' panel in the console's language: each is looked up when it is read, so that a change of the
 * language needs no more than drawing the panel again.
 */
import { inLanguage, type Both } from '../language';
import { texts as pairs } from './texts';

interface Pairs {
  readonly [key: string]: Both | Pairs;
}

/** One text in the place of both. */
type Shown<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends Both ? string : Shown<Texts[Key]>;
};

const isPair = (both: Both | Pairs): both is Both => Array.isArray(both);

const shown = (all: Pairs): object => {
  const texts = {};
  for (const [key, both] of Object.entries(all)) {
    if (isPair(both)) {
      Object.defineProperty(texts, key, { enumerable: true, get: () => inLanguage(both) });
    } else Object.defineProperty(texts, key, { enumerable: true, value: shown(both) });
  }
  return texts;
};

export const words = shown(pairs) as Shown<typeof pairs>;
