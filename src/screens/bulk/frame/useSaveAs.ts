import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../../../lib/util/saveFile';
import { isAbort, logFault } from '../../../lib/failures/failures';

/** Writes a file and downloads it; shows an error if it cannot be written. */
export const useSaveAs = () => {
  const notify = useNotify();
  const [isWriting, setWriting] = useState(false);
  const write = async (name: string, make: () => Promise<Blob>) => {
    setWriting(true);
    try {
      saveFile(name, await make());
    } catch (error) {
      if (isAbort(error)) return;
      logFault(error);
      notify('facings.bulk.results.notWritten', { type: 'error' });
    } finally {
      setWriting(false);
    }
  };
  return { isWriting, saveAs: (name: string, make: () => Promise<Blob>) => void write(name, make) };
};
