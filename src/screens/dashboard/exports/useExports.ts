/** The exports of this sign-in: the cache of its answers is dropped at log-out, and they are closed with it. */
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { saveFile } from '../../../views/list/saveFile';
import { createExportStore, type Export, type ExportStore } from './exportStore';
import { openStores } from './openStores';

export const useExportStore = (): ExportStore => {
  const client = useQueryClient();
  const known = openStores.get(client);
  if (known) return known;
  const made = createExportStore({ save: saveFile });
  openStores.set(client, made);
  return made;
};

export const useExports = (): readonly Export[] => {
  const store = useExportStore();
  return useSyncExternalStore(store.subscribe, store.all);
};
