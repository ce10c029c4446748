/** Validates the name of a saved view. */
import type { SavedView } from './viewsStore';

export const longestName = 60;

export type NameFault = 'nameMissing' | 'nameLong' | 'nameTaken';

const isSame = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** Returns null for a valid name; `others` are the views of the same list, whose names are taken. */
export const nameFault = (name: string, others: readonly SavedView[]): NameFault | null => {
  const wanted = name.trim();
  if (wanted === '') return 'nameMissing';
  if (wanted.length > longestName) return 'nameLong';
  return others.some((other) => isSame(other.name, wanted)) ? 'nameTaken' : null;
};

/** Returns the name, or the name with the first free number: 'Archived (2)'. */
export const freeName = (name: string, others: readonly SavedView[]): string => {
  if (nameFault(name, others) === null) return name;
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const next = name.slice(0, longestName - end.length).trim() + end;
    if (nameFault(next, others) === null) return next;
  }
};
