/** What the editor can do. Tab is left to the page, so that nobody is caught in it (WCAG 2.1.2). */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { EditorWords } from '../useEditorWords';
import { look } from './look';

/** Says how many lines are folded away, and unfolds them where it is pressed. */
const folding = ({ folded }: EditorWords): Extension =>
  codeFolding({
    preparePlaceholder: ({ doc }, { from, to }) =>
      doc.lineAt(to).number - doc.lineAt(from).number - 1,
    placeholderDOM: (_, onClick, lines: number) => {
      const element = document.createElement('span');
      element.className = 'cm-foldPlaceholder';
      element.textContent = folded(Math.max(lines, 1));
      element.addEventListener('click', onClick);
      return element;
    },
  });

export const extensionsOf = (words: EditorWords): Extension => [
  lineNumbers(),
  lintGutter(),
  folding(words),
  foldGutter(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSpecialChars(),
  history(),
  indentOnInput(),
  bracketMatching(),
  json(),
  EditorState.tabSize.of(2),
  EditorState.phrases.of(words.phrases),
  EditorView.lineWrapping,
  keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap]),
  look,
];
