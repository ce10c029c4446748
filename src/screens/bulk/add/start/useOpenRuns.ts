import { useEffect, useState } from 'react';
import type { Journal, KeptRun } from '../../../../batches/journal';
import { openRuns } from '../../save/openRuns';

const none: readonly KeptRun[] = [];

/** Additions of this person that were left unfinished, the newest first. */
export const useOpenRuns = (journal: Journal) => {
  const [runs, setRuns] = useState(none);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isOver = false;
    void openRuns(journal, ['add']).then((found) => {
      if (!isOver) setRuns(found);
    });
    return () => {
      isOver = true;
    };
  }, [journal, asked]);
  return {
    runs,
    refresh: () => {
      setAsked((before) => before + 1);
    },
  };
};
