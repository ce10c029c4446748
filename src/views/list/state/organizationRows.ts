/** All rows of an entity that an organization has, read page by page. Screens that need them share the response. */
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Pages } from './loadPages';
import { readAllRowsOf } from './useEveryRow';

interface ReadRowsOptions extends Pick<Pages<RaRecord>, 'onProgress' | 'isEnough'> {
  readonly provider: Pick<FacingsDataProvider, 'getList'>;
  readonly declaration: AnyDeclaration;
  /** Null for the rows of all organizations. */
  readonly accountId: string | null;
  readonly signal: AbortSignal;
}

export const readOrganizationRows = ({
  provider,
  declaration,
  accountId,
  signal,
  ...options
}: ReadRowsOptions) => {
  const filters: Readonly<Record<string, string>> =
    accountId === null ? {} : { account_id: accountId };
  const read = readAllRowsOf({ declaration, provider, within: {} });
  return read({ text: '', filters }, signal, options);
};

interface UseRowsOptions extends Pick<ReadRowsOptions, 'isEnough'> {
  readonly isWanted?: boolean;
  /** Milliseconds for which the response counts as fresh. */
  readonly staleTime?: number;
}

export const useOrganizationRows = (
  entity: string,
  accountId: string | null,
  { isEnough, isWanted = true, staleTime }: UseRowsOptions = {},
) => {
  const provider = useProvider();
  const declaration = useRegistry().find(entity);
  return useQuery({
    // Below the entity's name, so that a change to one of its records invalidates this query, too.
    queryKey: [entity, isEnough ? 'enough' : 'every', accountId],
    queryFn: ({ signal }) =>
      readOrganizationRows({ provider, declaration, accountId, signal, isEnough }),
    enabled: isWanted,
    ...(staleTime === undefined ? {} : { staleTime }),
  });
};
