/** Validation of the length of phrases. Other faults (duplicates, blanks) are prevented when a phrase is added. */
import type { OwnRule } from '../../../src/schema/fieldBase';
import { phraseLists } from '.';

/** Maximum length of a phrase; longer text is refused with a message. */
const maxLength = 500;

export const isTooLong = (phrase: string): boolean => phrase.length > maxLength;

export const phrasesRule: OwnRule = (value, { label }) =>
  Object.values(phraseLists(value)).flat().some(isTooLong)
    ? { key: 'facings.rules.max', values: { label, max: maxLength } }
    : null;
