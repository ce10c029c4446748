/** The editor's features. Tab is not captured, so that keyboard users can leave it (WCAG 2.1.2). */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
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
import { tags } from '@lezer/highlight';
import type { EditorWords } from '../useEditorWords';

/**
 * The editor's styles, using the color variables that its frame sets for both schemes. CodeMirror writes them into a
 * style element, as emotion does, so a content security policy must allow both, by nonce or 'unsafe-inline'.
 */
const palette = (name: string): string => `var(--mui-palette-${name})`;

const box = EditorView.theme({
  '&': { color: 'inherit', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'inherit',
    lineHeight: 'inherit',
    maxHeight: 'min(60vh, 480px)',
    overflow: 'auto',
  },
  '.cm-content, .cm-gutter': { minHeight: '160px' },
  '.cm-content': { caretColor: palette('text-primary'), overflowWrap: 'anywhere' },
  '.cm-gutters': {
    color: palette('text-secondary'),
    backgroundColor: 'transparent',
    borderRight: `1px solid ${palette('divider')}`,
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: palette('action-hover') },
  '.cm-foldGutter span': { display: 'block', minWidth: '24px', textAlign: 'center' },
  '.cm-gutter-lint': { width: '1.2em' },
  '.cm-foldPlaceholder': {
    color: palette('text-primary'),
    backgroundColor: palette('action-selected'),
    border: `1px solid ${palette('divider')}`,
    padding: '1px 6px',
    margin: '0 4px',
    minHeight: '24px',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: palette('action-selected'),
    outline: `1px solid ${palette('text-secondary')}`,
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    outline: `1px solid ${palette('error-main')}`,
  },
  '.cm-tooltip, .cm-panels': {
    color: palette('text-primary'),
    backgroundColor: palette('background-paper'),
    border: `1px solid ${palette('divider')}`,
  },
  '.cm-diagnostic-error': { borderLeftColor: palette('error-main') },
  '.cm-lintRange-error, .cm-lintPoint-error': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${palette('error-main')}`,
    textDecorationSkipInk: 'none',
  },
  '.cm-lintPoint-error:after': { borderBottomColor: palette('error-main') },
});

const inks = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--json-key)' },
  { tag: tags.string, color: 'var(--json-text)' },
  { tag: tags.number, color: 'var(--json-number)' },
  { tag: [tags.bool, tags.null], color: 'var(--json-word)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--json-sign)' },
]);

const look = [box, syntaxHighlighting(inks)];

/** A placeholder with the number of folded lines; a click unfolds them. */
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
