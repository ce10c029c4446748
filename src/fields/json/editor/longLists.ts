/** Lists of so many lines that nobody reads them: folded away when the editor opens. */
import { ensureSyntaxTree, foldEffect } from '@codemirror/language';
import type { EditorState, StateEffect } from '@codemirror/state';

/** Lines from which on a list is long. */
export const longList = 50;

/** Milliseconds that reading the whole text may take. */
const patience = 300;

export const foldsOf = (
  state: EditorState,
  lines = longList,
): StateEffect<{ from: number; to: number }>[] => {
  const tree = ensureSyntaxTree(state, state.doc.length, patience);
  const folds: StateEffect<{ from: number; to: number }>[] = [];
  tree?.iterate({
    enter: (node) => {
      if (node.name !== 'Array') return true;
      const [from, to] = [node.from + 1, node.to - 1];
      const count = state.doc.lineAt(to).number - state.doc.lineAt(from).number;
      // What is within a folded list is out of sight with it.
      if (count < lines || state.sliceDoc(to, node.to) !== ']') return true;
      folds.push(foldEffect.of({ from, to }));
      return false;
    },
  });
  return folds;
};
