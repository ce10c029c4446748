/** Folds the outermost long lists, because thousands of ids hide everything around them. */
import { foldEffect } from '@codemirror/language';
import type { EditorState, StateEffect } from '@codemirror/state';

/** Minimum number of lines for a list to be folded when the editor opens. */
export const longList = 50;

interface Range {
  readonly from: number;
  readonly to: number;
}

const stringsAndBrackets = /"(?:[^"\\\n]|\\.)*"|[[\]]/g;

/** Scans the text itself, because the editor's syntax tree of a long text is not available immediately. */
export const longListsOf = (text: string, lines: number): readonly Range[] => {
  const ranges: Range[] = [];
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(stringsAndBrackets)) {
    if (sign === '[') open.push(index + 1);
    if (sign !== ']') continue;
    const from = open.pop();
    if (from === undefined || text.slice(from, index).split('\n').length <= lines) continue;
    // A nested list is already hidden by the outer one.
    while ((ranges.at(-1)?.from ?? -1) > from) ranges.pop();
    ranges.push({ from, to: index });
  }
  return ranges;
};

export const foldsOf = ({ doc }: EditorState, lines = longList): StateEffect<Range>[] =>
  longListsOf(doc.toString(), lines).map((range) => foldEffect.of(range));
