/** Loads the editor's code when the first long text is shown; browsers cache it. */
import { useEffect, useState, type ComponentType } from 'react';
import type { CodeEditorProps } from './editor/CodeEditor';

export interface CodeEditorFile {
  readonly CodeEditor: ComponentType<CodeEditorProps>;
}

/** The editor measures text positions, so it cannot run in a document without layout (tests). */
const canShow = (): boolean => 'getClientRects' in Range.prototype;

let loaded: CodeEditorFile | undefined;

/** Null while loading; 'failed' if it cannot be loaded, in which case a plain text box replaces it. */
export const useCodeEditor = (): CodeEditorFile | 'failed' | null => {
  const [state, setState] = useState<CodeEditorFile | 'failed' | null>(() =>
    canShow() ? (loaded ?? null) : 'failed',
  );
  useEffect(() => {
    if (!canShow()) return undefined;
    let isWanted = true;
    import('./editor/CodeEditor').then(
      (file) => {
        loaded = file;
        if (isWanted) setState(file);
      },
      (error: unknown) => {
        reportError(error);
        if (isWanted) setState('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return state;
};
