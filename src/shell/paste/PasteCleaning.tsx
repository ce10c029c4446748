import { useEffect, useState } from 'react';
import { listenToPaste, type Cleaned } from './cleanPaste';
import { PasteNote } from './PasteNote';

/** Cleans pasted text in every input of the console, and says so at the input. */
export const PasteCleaning = () => {
  const [cleaned, setCleaned] = useState<Cleaned | null>(null);
  useEffect(() => listenToPaste(setCleaned), []);
  if (!cleaned) return null;
  return (
    <PasteNote
      cleaned={cleaned}
      onClose={() => {
        setCleaned(null);
      }}
    />
  );
};
