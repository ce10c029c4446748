import { sameKey } from '../../../../lib/text/plainText';
import type { SavedView } from './viewsStore';

export const longestName = 60;

type NameFault = 'nameMissing' | 'nameLong' | 'nameTaken';

/** Returns null for a valid name; `others` are the views of the same list, whose names are taken. */
export const nameFault = (name: string, others: readonly SavedView[]): NameFault | null => {
  const wanted = name.trim();
  if (wanted === '') return 'nameMissing';
  if (wanted.length > longestName) return 'nameLong';
  return others.some((other) => sameKey(other.name, wanted)) ? 'nameTaken' : null;
};
