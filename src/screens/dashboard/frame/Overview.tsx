import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useGetIdentity, useGetList, useTranslate, type RaRecord } from 'react-admin';
import '../../../messages/en/screenTexts';
import { useRegistry } from '../../../fields/useDeclaration';
import { asText } from '../../../fields/shared/asText';
import { storedText, storeText } from '../../../lib/util/storedText';
import { listPath } from '../../../schema/routes';
import { unpaged } from '../../../views/list/state/listRequest';
import { LoadFailure } from '../../../views/LoadFailure';
import { Nothing } from '../../../views/Nothing';
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

const nameOf = (record: RaRecord | undefined): string => asText(record?.name) ?? '';

const useOrganization = (accountId: string): ShownOrganization => {
  const { data: identity, isPending: isPersonPending } = useGetIdentity();
  const { data: all, error, refetch } = useGetList<RaRecord>('organizations', unpaged);
  const userId = String(identity?.id ?? '');
  useEffect(() => {
    if (userId !== '' && accountId !== '') storeText(keyOf(userId), accountId);
  }, [userId, accountId]);

  const named = (id: string) => nameOf(all?.find((organization) => String(organization.id) === id));
  // An organization in the address needs no list: its figures are requested at once.
  if (accountId !== '') {
    const isNamed = all !== undefined || error !== null;
    return { type: 'shown', id: accountId, name: isNamed ? named(accountId) : null };
  }
  const last = isPersonPending ? null : storedText(keyOf(userId));
  if (all === undefined && error !== null) {
    return { type: 'failed', error, again: () => void refetch() };
  }
  if (all === undefined && last !== null) return { type: 'shown', id: last, name: null };
  if (all === undefined || isPersonPending) return { type: 'loading' };
  const shown = all.find(({ id }) => String(id) === last) ?? firstByName(all);
  return shown ? { type: 'shown', id: String(shown.id), name: nameOf(shown) } : { type: 'none' };
};

const firstByName = (all: readonly RaRecord[]): RaRecord | undefined =>
  all.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))[0];

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
