import { useCallback, useContext } from 'react';
import { DataProviderContext } from 'react-admin';

/**
 * Returns what loads the code of writes while a form is filled in: a page that is being left could not load it any more. The provider may be one that has nothing to load.
 */
export const useLoadWrites = (): (() => void) => {
  const provider = useContext(DataProviderContext);
  return useCallback(() => {
    const { loadWrites } = provider as { readonly loadWrites?: () => Promise<unknown> };
    // The write itself tries again, and reports the failure.
    void loadWrites?.().catch(() => undefined);
  }, [provider]);
};
