import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import '../../../messages/en/screenTexts';
import { useRegistry } from '../../../fields/useDeclaration';
import { storedText, storeText } from '../../../lib/util/storedText';
import { listPath } from '../../../schema/routes';
import { LoadFailure } from '../../../views/LoadFailure';
import { Nothing } from '../../../views/Nothing';
import { useOrganizations, type NamedOrganization } from '../state/organizations';
import { useDashboardState } from '../state/urlState';
import { NumbersSkeleton } from './Section';
import { OrganizationDashboard } from './OrganizationDashboard';

/** Storage key of the organization whose dashboard the user viewed last, per user. */
const keyOf = (userId: string) => `facings-dashboard:${userId}`;

type ShownOrganization =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly error: unknown; readonly again: () => void }
  /** The user is in no organization. */
  | { readonly type: 'none' }
  | { readonly type: 'shown'; readonly id: string; readonly name: string | null };

const useOrganization = (accountId: string): ShownOrganization => {
  const { data: identity, isPending: isPersonPending } = useGetIdentity();
  const { all, data, error, refetch } = useOrganizations();
  const userId = String(identity?.id ?? '');
  useEffect(() => {
    if (userId !== '' && accountId !== '') storeText(keyOf(userId), accountId);
  }, [userId, accountId]);

  // An organization in the address needs no list: its figures are requested at once.
  if (accountId !== '') {
    const isNamed = data !== undefined || error !== null;
    const name = all.find(({ id }) => id === accountId)?.name ?? '';
    return { type: 'shown', id: accountId, name: isNamed ? name : null };
  }
  const last = isPersonPending ? null : storedText(keyOf(userId));
  if (data === undefined && error !== null) {
    return { type: 'failed', error, again: () => void refetch() };
  }
  if (data === undefined && last !== null) return { type: 'shown', id: last, name: null };
  if (data === undefined || isPersonPending) return { type: 'loading' };
  const shown = all.find(({ id }) => id === last) ?? firstByName(all);
  return shown ? { type: 'shown', ...shown } : { type: 'none' };
};

const firstByName = (all: readonly NamedOrganization[]): NamedOrganization | undefined =>
  all.toSorted((one, other) => one.name.localeCompare(other.name))[0];

/** The dashboard of the organization in the address, else of the last viewed one, else of the first. */
export const Overview = ({ totals }: { readonly totals: ReactNode }) => {
  const translate = useTranslate();
  const registry = useRegistry();
  const looked = useDashboardState();
  // Filters and tabs answer first; the figures of the new address are drawn after them, and can be interrupted.
  const drawn = useDeferredValue(looked);
  const organization = useOrganization(drawn.state.accountId);
  switch (organization.type) {
    case 'loading':
      return <NumbersSkeleton />;
    case 'failed':
      return (
        <>
          <LoadFailure error={organization.error} onRetry={organization.again} />
          {totals}
        </>
      );
    case 'none':
      return (
        <>
          <Nothing
            text={translate('facings.dashboard.empty.noOrganizations')}
            hint={translate('facings.dashboard.empty.noOrganizationsHint')}
            go={{
              to: listPath(registry.find('organizations')),
              label: translate('facings.dashboard.empty.addOrganization'),
            }}
          />
          {totals}
        </>
      );
    case 'shown':
      return (
        <OrganizationDashboard looked={looked} drawn={drawn} totals={totals} {...organization} />
      );
  }
};
