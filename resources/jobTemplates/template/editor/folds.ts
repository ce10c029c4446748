import { foldedRanges, foldEffect, unfoldEffect } from '@codemirror/language';
import type { EditorState, StateEffect } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** Minimum number of lines for a list to be folded when the editor opens. */
const longList = 50;

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

/** Folds the outermost long lists, because thousands of ids hide everything around them. */
export const foldsOf = ({ doc }: EditorState, lines = longList): StateEffect<Range>[] =>
  longListsOf(doc.toString(), lines).map((range) => foldEffect.of(range));

/** Keeps lists folded when the form changes the text: from their bracket to its new closing bracket. */
export const refold = (view: EditorView): void => {
  const folded: { readonly from: number; readonly to: number }[] = [];
  foldedRanges(view.state).between(0, view.state.doc.length, (from, to) => {
    folded.push({ from, to });
  });
  if (folded.length === 0) return;
  const lists = new Map(
    longListsOf(view.state.doc.toString(), 1).map((list) => [list.from, list] as const),
  );
  view.dispatch({
    // Folds again even if the end is unchanged, because the number of lines may differ.
    effects: folded.flatMap((range) => [
      unfoldEffect.of(range),
      foldEffect.of(lists.get(range.from) ?? range),
    ]),
  });
};
