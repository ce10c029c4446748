import { withWords } from '../../lib/text/plainText';

export interface PickerEntry {
  readonly value: string;
  readonly label: string;
  /** Distinguishes entries, shown below the name: a SKU's description. */
  readonly detail?: string;
}

/** Menu items that cannot be selected: one that tries again, and one that counts the hidden entries. */
export type PickerLine =
  | ({ readonly kind: 'entry' } & PickerEntry)
  | { readonly kind: 'retry'; readonly label: string }
  | { readonly kind: 'more'; readonly label: string };

/** Maximum number of entries in a menu; the others are found by typing. */
export const maxPickerLines = 200;

/** Returns the entries whose label and detail contain every word of the text. */
export const matching = <T extends PickerEntry>(
  entries: readonly T[],
  text: string,
): readonly T[] => withWords(entries, text, ({ label, detail = '' }) => `${label} ${detail}`);

/** The loading state of a picker's entries. */
export type AskState = 'idle' | 'loading' | 'failed' | 'ready';

interface QueryStatus {
  readonly data: unknown;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** Loaded data stays visible, even if reloading fails. */
export const askStateOf = ({ data, isFetching, isError }: QueryStatus): AskState => {
  if (data !== undefined) return 'ready';
  if (isFetching) return 'loading';
  return isError ? 'failed' : 'idle';
};
