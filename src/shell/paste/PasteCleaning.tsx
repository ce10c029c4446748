import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/failures/code';
import { listenToInsertions, type Cleaned } from './cleanPaste';

/** Its popper shares code with the filters, which the first row does not wait for. */
const PasteNote = lazyPart(() => import('./PasteNote'), 'PasteNote');

/** Cleans pasted and dropped text in every input of the console, and says so at the input. */
export const PasteCleaning = () => {
  const [cleaned, setCleaned] = useState<Cleaned | null>(null);
  useEffect(() => listenToInsertions(setCleaned), []);
  if (!cleaned) return null;
  return (
    <Suspense fallback={null}>
      <PasteNote cleaned={cleaned} onClose={() => setCleaned(null)} />
    </Suspense>
  );
};
