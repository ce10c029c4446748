/** The place of a fault in an editor's text. */
import type { Text } from '@codemirror/state';
import type { JsonFault } from '../../../schema/rules/readJson';

/** Index of the fault's character, the end of the text at most: columns count whole characters. */
export const faultAt = (doc: Text, { line, column }: JsonFault): number => {
  const at = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const before = Array.from(at.text)
    .slice(0, column - 1)
    .join('');
  return at.from + before.length;
};
