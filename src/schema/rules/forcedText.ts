/** What a text is made into as it is typed, by the word its field declares. */
import type { TextField } from '../field';
import { constantCase } from './constantCase';

const forcing: Readonly<Record<NonNullable<TextField['forced']>, (text: string) => string>> = {
  constant: constantCase,
  upper: (text) => text.toUpperCase(),
};

/** The text itself where nothing is forced. */
export const forcedText = ({ forced }: Pick<TextField, 'forced'>, text: string): string =>
  forced ? forcing[forced](text) : text;
