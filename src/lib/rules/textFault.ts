/** Validation of a text (rules 5). It does not use yup, so workers and forms share it. */
import { isDamagedCode } from '../text/damagedCode';
import { firstInvisible } from '../text/invisible';
import { hasBreak } from '../text/plainText';
import { charactersIn, emailAddress, isWebAddress } from './address';
import type { RuleMessage } from './message';

/**
 * Converts a storage type's name while it is typed (rules 5): to capitals; characters other than letters, underscores
 * and spaces are removed; each run of spaces becomes one underscore.
 */
export const constantCase = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z_ ]/g, '')
    .replace(/[_ ]+/g, '_');

/** Transformation of a text while it is typed, as its field declares it. */
const forcing: Readonly<Record<NonNullable<Forced['forced']>, (text: string) => string>> = {
  constant: constantCase,
  upper: (text) => text.toUpperCase(),
};

interface Forced {
  readonly forced?: 'constant' | 'upper';
}

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

/** A field refuses every text that does not match the pattern. */
export interface TextRefusal {
  readonly pattern: RegExp;
  readonly message: string;
}

const refuses = ({ pattern }: TextRefusal, text: string): boolean => text.search(pattern) === -1;

/** The options of a text field that validation needs; plain data, so that a worker can hold them too. */
export interface TextLimits {
  readonly label: string;
  readonly max: number;
  readonly min?: number | undefined;
  readonly format?: 'email' | 'url' | undefined;
  readonly refuses?: readonly TextRefusal[] | undefined;
  readonly multiline?: boolean | undefined;
  readonly code?: boolean | undefined;
}

/**
 * Returns which character of a text nobody sees, or breaks its line; null if there is none. Every text that a person
 * gives is checked, in forms and in cells.
 */
export const characterFault = (
  { label, multiline }: Pick<TextLimits, 'label' | 'multiline'>,
  text: string,
): RuleMessage | null => {
  const sign = firstInvisible(text);
  if (sign !== null) return { key: 'facings.rules.invisible', values: { label, sign } };
  return multiline || !hasBreak(text) ? null : { key: 'facings.rules.oneLine', values: { label } };
};

const formatFault = ({ format, label }: TextLimits, text: string): RuleMessage | null => {
  const isFine =
    format === 'email' ? emailAddress.test(text) : format !== 'url' || isWebAddress(text);
  return isFine ? null : { key: `facings.rules.${format}`, values: { label } };
};

/** Returns what is wrong with a trimmed, non-empty text; null if it is valid. */
export const textFault = (limits: TextLimits, text: string): RuleMessage | null => {
  const { label, min, max } = limits;
  const character = characterFault(limits, text);
  if (character) return character;
  if (text.length > max) return { key: 'facings.rules.max', values: { label, max } };
  if (min !== undefined && charactersIn(text) < min) {
    return { key: 'facings.rules.min', values: { label, min } };
  }
  if (limits.code && isDamagedCode(text)) {
    return { key: 'facings.rules.damaged', values: { label } };
  }
  const refusal = limits.refuses?.find((limit) => refuses(limit, text));
  if (refusal) return { key: 'facings.rules.refused', text: refusal.message };
  return formatFault(limits, text);
};
