import { lazy, Suspense, useEffect, useState } from 'react';
import { logFault } from '../../faults/failures';
import { listenToPaste, type Cleaned } from './cleanPaste';
import type { PasteNoteProps } from './PasteNote';

const Nothing = (_: PasteNoteProps) => null;

const PasteNote = lazy(() =>
  import('./PasteNote').then(
    ({ PasteNote: Own }) => ({ default: Own }),
    (error: unknown) => {
      // The text is pasted; only the note is missing.
      logFault(error);
      return { default: Nothing };
    },
  ),
);

/** Cleans pasted text in every input of the console, and says so at the input. */
export const PasteCleaning = () => {
  const [cleaned, setCleaned] = useState<Cleaned | null>(null);
  useEffect(() => listenToPaste(setCleaned), []);
  if (!cleaned) return null;
  return (
    <Suspense fallback={null}>
      <PasteNote
        cleaned={cleaned}
        onClose={() => {
          setCleaned(null);
        }}
      />
    </Suspense>
  );
};
