import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRegistry } from '../fields/RegistryContext';
import type { AnyDeclaration } from '../schema/defineResource';
import { shownWith } from '../schema/shownWith';

/** After a change: reads again what shows the entity on this page, and what the cache keeps of it elsewhere. */
export const useReadAgain = (declaration: AnyDeclaration): (() => Promise<void>) => {
  const client = useQueryClient();
  const { all } = useRegistry();
  return useCallback(async () => {
    await Promise.all(
      shownWith(all, declaration).map((name) => client.invalidateQueries({ queryKey: [name] })),
    );
  }, [all, client, declaration]);
};
