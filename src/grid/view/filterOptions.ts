import type { GridOption } from '../types';

/** Maximum number of options listed at once. */
const maxOptions = 100;

const folded = (text: string): string => text.trim().toLocaleLowerCase();

export interface Offered {
  readonly options: readonly GridOption[];
  readonly more: number;
}

/** Options that contain a text, those that begin with it first; all options for null. */
export const filterOptions = (options: readonly GridOption[], typed: string | null): Offered => {
  const wanted = folded(typed ?? '');
  const begins = ({ value, label }: GridOption) =>
    folded(label).startsWith(wanted) || folded(value).startsWith(wanted);
  const has = ({ value, label }: GridOption) =>
    folded(label).includes(wanted) || folded(value).includes(wanted);
  const fitting =
    wanted === ''
      ? options
      : [...options.filter(begins), ...options.filter((option) => has(option) && !begins(option))];
  return { options: fitting.slice(0, maxOptions), more: Math.max(0, fitting.length - maxOptions) };
};

/** The value for a typed text: an option's value if its label was typed, else the text. */
export const valueOf = (options: readonly GridOption[], typed: string): string => {
  const wanted = folded(typed);
  const named = options.find(
    ({ value, label }) => folded(label) === wanted || folded(value) === wanted,
  );
  return named?.value ?? typed;
};
