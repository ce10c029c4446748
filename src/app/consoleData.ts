/**
 * What the console needs before rendering: declarations, calls, and the query cache of one person. In a file of its
 * own, so that the first list is requested while the rest of the code is loading.
 */
import type { QueryClient } from '@tanstack/react-query';
import { whoIs } from '../../authProvider/reactAdmin';
import type { Session } from '../../authProvider/session';
import { createDataProvider, type FacingsDataProvider } from '../../dataProvider';
import { owned } from '../../dataProvider/transport/owned';
import type { Transport } from '../../dataProvider/transport/types';
import { declarations } from '../../resources/index';
import { createRegistry, registryOf } from '../schema/registry';
import { screens } from '../screens/index';
import { translateNow } from './i18nProvider';
import { basename } from './addresses';
import { keepPathsOf } from '../lib/failures/diagnostics';
import { createQueryClient } from './queryClient';

// Production declarations have been checked by the tests (src/app/registry.test.ts), so startup skips the checks.
export const registry =
  import.meta.env.DEV || import.meta.env.VITE_DEMO === '1'
    ? createRegistry(declarations, screens)
    : registryOf(declarations, screens);

/** The page in the browser's address. */
const currentPage = () => {
  const { pathname, search } = window.location;
  return registry.pageAt({ pathname: pathname.slice(basename.length), search });
};

for (const { routes, api, calls, actions } of declarations)
  keepPathsOf([routes, api, calls, actions]);

export interface ConsoleData {
  readonly dataProvider: FacingsDataProvider;
  readonly queryClient: QueryClient;
}

interface Given {
  readonly session: Session;
  readonly transport: Transport;
}

/** Created for each sign-in, so that nothing of one person is left for the next. */
export const createConsoleData = ({ session, transport }: Given): ConsoleData => {
  // A request that outlives log-out must never be sent with the next person's credentials.
  const ours = owned(transport, session.username());
  const queryClient = createQueryClient({
    keyOfPage: (...query) => dataProvider.parents.keyOfPage(...query),
  });
  const dataProvider = createDataProvider({
    registry,
    transport: ours,
    whoAmI: () => whoIs(session),
    onRenamed: session.renamed,
    translate: translateNow,
    page: currentPage,
  });
  return { dataProvider, queryClient };
};
