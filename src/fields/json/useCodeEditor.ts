/** The editor's own file, which comes when the first long text is shown; a browser keeps it from then on. */
import { useEffect, useState, type ComponentType } from 'react';
import type { CodeEditorProps } from './editor/CodeEditor';

export interface CodeEditorFile {
  readonly CodeEditor: ComponentType<CodeEditorProps>;
}

/** The editor asks where letters stand: nothing that draws none (a test's document) can show it. */
const canShow = (): boolean => 'getClientRects' in Range.prototype;

let loaded: CodeEditorFile | undefined;

/** Null while it is on its way; 'failed' where it cannot be had: a plain box serves as well. */
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
