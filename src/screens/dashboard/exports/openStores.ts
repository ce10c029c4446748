/** Which exports go with which sign-in. Apart from what makes them, since the console's frame closes them at log-out. */
import type { QueryClient } from '@tanstack/react-query';
import type { ExportStore } from './exportStore';

export const openStores = new WeakMap<QueryClient, ExportStore>();

/** Gives up what is under way: a file of one person must not be fetched and saved for the next. */
export const closeExports = (client: QueryClient): void => {
  openStores.get(client)?.close();
  openStores.delete(client);
};
