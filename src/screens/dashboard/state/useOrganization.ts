/** Whose figures are shown: the address's organization, else the one looked at last, else the first. */
import { useEffect } from 'react';
import { useGetIdentity, useGetList, type RaRecord } from 'react-admin';
import { asText } from '../../../fields/shared/asText';
import { everything } from '../../../views/everything';
import { rememberedOrganization, rememberOrganization } from './remembered';

export type ShownOrganization =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly error: unknown; readonly again: () => void }
  /** The person is in no organization. */
  | { readonly type: 'none' }
  | { readonly type: 'shown'; readonly id: string; readonly name: string };

const nameOf = (record: RaRecord | undefined): string => asText(record?.name) ?? '';

export const useOrganization = (accountId: string): ShownOrganization => {
  const { data: identity, isPending: isPersonPending } = useGetIdentity();
  const { data: all, error, refetch } = useGetList<RaRecord>('organizations', everything);
  const userId = String(identity?.id ?? '');
  useEffect(() => {
    if (userId !== '' && accountId !== '') rememberOrganization(userId, accountId);
  }, [userId, accountId]);

  const named = (id: string) => nameOf(all?.find((own) => String(own.id) === id));
  // An address needs no list: what it names is asked for at once, and its name follows.
  if (accountId !== '') return { type: 'shown', id: accountId, name: named(accountId) };
  if (all === undefined) {
    return error === null
      ? { type: 'loading' }
      : { type: 'failed', error, again: () => void refetch() };
  }
  if (isPersonPending) return { type: 'loading' };
  const last = rememberedOrganization(userId);
  const shown = all.find(({ id }) => String(id) === last) ?? firstByName(all);
  return shown ? { type: 'shown', id: String(shown.id), name: nameOf(shown) } : { type: 'none' };
};

const firstByName = (all: readonly RaRecord[]): RaRecord | undefined =>
  all.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))[0];
