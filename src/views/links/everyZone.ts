/** All zones of an organization, read page by page. Screens that need them share the response. */
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Pages } from '../list/state/loadPages';
import { readAllRowsOf } from '../list/state/useEveryRow';

interface ReadZonesOptions extends Pick<Pages<RaRecord>, 'onProgress' | 'isEnough'> {
  readonly provider: Pick<FacingsDataProvider, 'getList'>;
  readonly declaration: AnyDeclaration;
  /** Null for the zones of all organizations. */
  readonly accountId: string | null;
  readonly signal: AbortSignal;
}

export const readZones = ({
  provider,
  declaration,
  accountId,
  signal,
  ...options
}: ReadZonesOptions) => {
  const filters: Readonly<Record<string, string>> =
    accountId === null ? {} : { account_id: accountId };
  const read = readAllRowsOf({ declaration, provider, within: {} });
  return read({ text: '', filters }, signal, options);
};

interface UseZonesOptions extends Pick<ReadZonesOptions, 'isEnough'> {
  readonly isWanted?: boolean;
  /** Milliseconds for which the response counts as fresh. */
  readonly staleTime?: number;
}

export const useEveryZone = (
  accountId: string | null,
  { isEnough, isWanted = true, staleTime }: UseZonesOptions = {},
) => {
  const provider = useProvider();
  const declaration = useRegistry().find('zones');
  return useQuery({
    // Below 'zones', so that a change to a zone invalidates this query, too.
    queryKey: ['zones', isEnough ? 'enough' : 'every', accountId],
    queryFn: ({ signal }) => readZones({ provider, declaration, accountId, signal, isEnough }),
    enabled: isWanted,
    ...(staleTime === undefined ? {} : { staleTime }),
  });
};
