/** Transformation of a text while it is typed, as its field declares it. */
import type { TextField } from '../field';
import { constantCase } from './constantCase';

const forcing: Readonly<Record<NonNullable<TextField['forced']>, (text: string) => string>> = {
  constant: constantCase,
  upper: (text) => text.toUpperCase(),
};

type Forced = Pick<TextField, 'forced'>;

/**
 * Returns the text to send. It is trimmed first, because spaces at the ends must not become underscores. Unchanged if
 * nothing is forced.
 */
export const forcedText = ({ forced }: Forced, text: string): string =>
  forced ? forcing[forced](text.trim()) : text;

/** Returns the text to show while typing. A trailing space is kept, because another word may follow. */
export const forcedTyping = ({ forced }: Forced, text: string): string => {
  if (!forced) return text;
  const sent = forcedText({ forced }, text);
  return /\s$/.test(text) && sent !== '' && !sent.endsWith('_') ? `${sent} ` : sent;
};
