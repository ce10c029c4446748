/** The outermost lists of many lines: nobody reads thousands of ids, and they hide what stands around them. */
import { foldEffect } from '@codemirror/language';
import type { EditorState, StateEffect } from '@codemirror/state';

/** Lines from which on a list is folded away when the editor opens. */
export const longList = 50;

interface Range {
  readonly from: number;
  readonly to: number;
}

const stringsAndBrackets = /"(?:[^"\\\n]|\\.)*"|[[\]]/g;

/** Read from the text itself, since the editor's own tree of a long text is not there at once. */
export const longListsOf = (text: string, lines: number): readonly Range[] => {
  const ranges: Range[] = [];
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(stringsAndBrackets)) {
    if (sign === '[') open.push(index + 1);
    if (sign !== ']') continue;
    const from = open.pop();
    if (from === undefined || text.slice(from, index).split('\n').length <= lines) continue;
    // What is within another list is out of sight with it.
    while ((ranges.at(-1)?.from ?? -1) > from) ranges.pop();
    ranges.push({ from, to: index });
  }
  return ranges;
};

export const foldsOf = ({ doc }: EditorState, lines = longList): StateEffect<Range>[] =>
  longListsOf(doc.toString(), lines).map((range) => foldEffect.of(range));
