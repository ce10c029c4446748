/** What a text is made into as it is typed, by the word its field declares. */
import type { TextField } from '../field';
import { constantCase } from './constantCase';

const forcing: Readonly<Record<NonNullable<TextField['forced']>, (text: string) => string>> = {
  constant: constantCase,
  upper: (text) => text.toUpperCase(),
};

type Forced = Pick<TextField, 'forced'>;

/** As it is sent, and trimmed first: blanks at an end must not become underscores. The text itself where nothing is forced. */
export const forcedText = ({ forced }: Forced, text: string): string =>
  forced ? forcing[forced](text.trim()) : text;

/** As it is shown while one types: a blank at the end stays a blank, since another word may follow. */
export const forcedTyping = ({ forced }: Forced, text: string): string => {
  if (!forced) return text;
  const sent = forcedText({ forced }, text);
  return /\s$/.test(text) && sent !== '' && !sent.endsWith('_') ? `${sent} ` : sent;
};
