/** Keeps lists folded when the form changes the text: from their bracket to its new closing bracket. */
import { foldedRanges, foldEffect, unfoldEffect } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import { longListsOf } from './longLists';

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
