/**
 * Texts of the testers' panel in the console's language: each is looked up when it is read, so that a change of the
 * language needs no more than drawing the panel again.
 */
import { inLanguage, type DemoText } from '../language';
import { texts as catalogue } from './texts';

interface Catalogue {
  readonly [key: string]: DemoText | Catalogue;
}

/** One text in the place of those in all languages. */
type Shown<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends DemoText ? string : Shown<Texts[Key]>;
};

const isText = (part: DemoText | Catalogue): part is DemoText => typeof part.en === 'string';

const shown = (all: Catalogue): object => {
  const texts = {};
  for (const [key, part] of Object.entries(all)) {
    if (isText(part)) {
      Object.defineProperty(texts, key, { enumerable: true, get: () => inLanguage(part) });
    } else Object.defineProperty(texts, key, { enumerable: true, value: shown(part) });
  }
  return texts;
};

export const words = shown(catalogue) as Shown<typeof catalogue>;
