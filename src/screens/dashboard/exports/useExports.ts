/** The exports of this session: at log-out its query cache is dropped and the exports are closed. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { atLogOut } from '../../../views/session';
import { saveFile } from '../../../views/list/saveFile';
import { createExportStore, type Export, type ExportStore } from './exportStore';

const stores = new WeakMap<QueryClient, ExportStore>();

export const useExportStore = (): ExportStore => {
  const client = useQueryClient();
  const known = stores.get(client);
  if (known) return known;
  const made = createExportStore({ save: saveFile });
  stores.set(client, made);
  // A file of one user must not be fetched or saved in the next user's session.
  atLogOut(client, () => {
    stores.delete(client);
    made.close();
  });
  return made;
};

export const useExports = (): readonly Export[] => {
  const store = useExportStore();
  return useSyncExternalStore(store.subscribe, store.all);
};
