/** What a saved view may be called. */
import type { SavedView } from './viewsStore';

export const longestName = 60;

export type NameFault = 'nameMissing' | 'nameLong' | 'nameTaken';

const isSame = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** Null where the name will do; `others` are the views of the same list that it has to differ from. */
export const nameFault = (name: string, others: readonly SavedView[]): NameFault | null => {
  const wanted = name.trim();
  if (wanted === '') return 'nameMissing';
  if (wanted.length > longestName) return 'nameLong';
  return others.some((other) => isSame(other.name, wanted)) ? 'nameTaken' : null;
};

/** The name itself, or with the first number that tells it from the others: 'Archived (2)'. */
export const freeName = (name: string, others: readonly SavedView[]): string => {
  if (nameFault(name, others) === null) return name;
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const next = name.slice(0, longestName - end.length).trim() + end;
    if (nameFault(next, others) === null) return next;
  }
};
