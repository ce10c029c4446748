/** The editor's own texts, in the person's language. */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

/** Commands of an editor for the components around it. */
export interface EditorHandle {
  readonly focus: () => void;
  /** Moves to the first JSON error. */
  readonly goToFault: () => void;
  /** Formats the text with the console's indentation; if it is invalid, moves to the error instead. */
  readonly format: () => void;
  readonly fold: () => void;
  readonly unfold: () => void;
}

export interface EditorWords {
  /** CodeMirror's phrases, keyed by their English text. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Text of the placeholder for folded lines. */
  readonly folded: (lines: number) => string;
}

export const useEditorWords = (): EditorWords => {
  const translate = useTranslate();
  return useMemo(() => {
    const said = (key: string) => translate(`facings.fields.json.editor.${key}`);
    return {
      phrases: {
        'Fold line': said('foldLine'),
        'Unfold line': said('unfoldLine'),
        'folded code': said('foldedText'),
        unfold: said('unfoldLine'),
        'Control character': said('control'),
        Diagnostics: said('faults'),
        'No diagnostics': said('noFaults'),
        'Selection deleted': said('deleted'),
        close: said('close'),
        to: said('to'),
      },
      folded: (lines) =>
        `… ${translate('facings.fields.json.editor.lines', {
          smart_count: lines,
          count: lines,
        })}`,
    };
  }, [translate]);
};
