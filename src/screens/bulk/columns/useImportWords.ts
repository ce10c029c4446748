import { useEffect, useState } from 'react';
import { loadCode } from '../../../lib/failures/code';
import type { ImportWords } from '../../../schema/bulk';
import type { AnyDeclaration } from '../../../schema/defineResource';

const none: ImportWords = {};

/**
 * How files name the columns of an import. They are many, so the start of the console does not load them.
 * @returns undefined while loading
 */
export const useImportWords = ({ bulk }: AnyDeclaration): ImportWords | undefined => {
  const load = bulk?.words;
  const [words, setWords] = useState<ImportWords | undefined>(load ? undefined : none);
  useEffect(() => {
    if (!load) return undefined;
    let isUnmounted = false;
    loadCode(load).then(
      (loaded) => {
        if (!isUnmounted) setWords(loaded);
      },
      (error: unknown) => {
        // For the error boundary of the tool, as if its own code could not be loaded.
        if (!isUnmounted)
          setWords(() => {
            throw error;
          });
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [load]);
  return words;
};
