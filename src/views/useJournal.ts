import { useEffect, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { openJournal, type Journal } from '../lib/batches/journal';

/** The signed-in user's journal; null until it was read. Runs go on with it after the page was left. */
export const useJournal = (): Journal | null => {
  const { data: identity } = useGetIdentity();
  const [journal, setJournal] = useState<Journal | null>(null);
  const owner = identity === undefined ? null : String(identity.id);
  useEffect(() => {
    if (owner === null) return undefined;
    let isGone = false;
    void openJournal({ owner }).then((opened) => {
      if (!isGone) setJournal(opened);
    });
    return () => {
      isGone = true;
    };
  }, [owner]);
  return journal;
};
