/**
 * The editor's looks, in the colours that its frame sets for both schemes. CodeMirror writes them into a style
 * element of the page, as emotion does: a policy of contents has to allow both, by nonce or by 'unsafe-inline'.
 */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

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

export const look = [box, syntaxHighlighting(inks)];
