/** What is folded away stays so while the form changes it; how much it is is said anew. */
import { foldedRanges, foldEffect, unfoldEffect } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';

export const refold = (view: EditorView): void => {
  const ranges: { from: number; to: number }[] = [];
  foldedRanges(view.state).between(0, view.state.doc.length, (from, to) => {
    ranges.push({ from, to });
  });
  if (ranges.length === 0) return;
  view.dispatch({
    effects: ranges.flatMap((range) => [unfoldEffect.of(range), foldEffect.of(range)]),
  });
};
