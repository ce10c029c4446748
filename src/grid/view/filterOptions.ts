import type { GridOption } from '../types';

/** More than this are not listed at once. */
const most = 100;

const folded = (text: string): string => text.trim().toLocaleLowerCase();

export interface Offered {
  readonly options: readonly GridOption[];
  readonly more: number;
}

/** Options that have a text in them, those that begin with it first; all of them for null. */
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
  return { options: fitting.slice(0, most), more: Math.max(0, fitting.length - most) };
};

/** The value that a typed text stands for: an option's own, where it is one by its words. */
export const valueOf = (options: readonly GridOption[], typed: string): string => {
  const wanted = folded(typed);
  const named = options.find(
    ({ value, label }) => folded(label) === wanted || folded(value) === wanted,
  );
  return named?.value ?? typed;
};
