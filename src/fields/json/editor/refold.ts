/** What is folded away stays so while the form changes it: from its bracket on, to where that closes now. */
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
    // Folded anew even where it ends as before: how much it is has changed.
    effects: folded.flatMap((range) => [
      unfoldEffect.of(range),
      foldEffect.of(lists.get(range.from) ?? range),
    ]),
  });
};
