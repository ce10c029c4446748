/** What the copies of a plan lack in the other organization, and what they find there. */
import type { RaRecord } from 'react-admin';
import { plainKey } from '../../lib/text/plainText';
import type { AnyDeclaration } from '../../schema/defineResource';
import { copyOf, type CopySource } from './copyOf';
import type { CopiedField } from './freeValues';
import { gapKey, type Gap, type There } from './there';

/** A record without a value that its creation requires. */
export interface RefusedCopy {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
  readonly names: readonly string[];
}

export const createSurvey = (there: There) => {
  const gaps = new Map<string, Gap>();
  const found = new Map<string, CopiedField>();
  const refused: RefusedCopy[] = [];
  return {
    /** Whether it can be copied, once what can be created there is, and its secrets are entered. */
    survey: (source: Omit<CopySource, 'typed'>): boolean => {
      const copy = copyOf(there, { ...source, typed: null }, ({ adds, text }) => adds && text);
      const { declaration, record } = source;
      for (const gap of copy.gaps) {
        const key = `${gapKey(gap)}\n${declaration.name}\n${gap.name}\n${plainKey(gap.text)}`;
        gaps.set(key, gap);
      }
      for (const name of copy.found)
        found.set(`${declaration.name}.${name}`, { declaration, name });
      if (copy.lacking.length > 0) refused.push({ declaration, record, names: copy.lacking });
      return copy.lacking.length === 0;
    },
    gaps: (): readonly Gap[] => [...gaps.values()],
    found: (): readonly CopiedField[] => [...found.values()],
    refused,
  };
};
