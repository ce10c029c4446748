/** What texts of a language need beyond the catalogue; a language without an entry needs nothing. */
import { frenchGrammar } from './fr/grammar';

export interface Grammar {
  /** Adapts the word before a filled-in value; `word` ends with its space. */
  readonly beforeValue?: (word: string, value: string) => string;
  /** Corrects a date as Intl writes it. */
  readonly date?: (text: string) => string;
}

const grammars: Readonly<Record<string, Grammar>> = { fr: frenchGrammar };

export const languageOf = (locale: string): string => locale.split('-', 1)[0] ?? locale;

export const grammarOf = (locale: string): Grammar => grammars[languageOf(locale)] ?? {};
