/**
 * Members of a zone and changes to them. Changes appear only after the platform confirms them. Each change is
 * independent; a failure does not stop others. Failures are logged and not shown as notifications (rules 8): the
 * members are reloaded, and the failure is shown beside them unless the change was made after all. A notification says
 * it only if the page was left: an Undo may be pressed anywhere.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Membership, Person, Removal } from '../../../dataProvider/calls/memberships';
import { useProvider } from '../../fields/useProvider';
import { useIsShown } from '../../views/useIsShown';
import { failureMessageOf, isAbort, logFault } from '../../lib/failures/failures';

export type TeamChange =
  | { readonly kind: 'add'; readonly user: Person }
  | { readonly kind: 'remove'; readonly member: Membership }
  | { readonly kind: 'everywhere'; readonly member: Membership }
  | { readonly kind: 'all' };

export interface FailedMember {
  readonly id: number;
  readonly change: TeamChange;
  readonly reason: string;
}

export const personOf = (change: TeamChange): Person | null =>
  change.kind === 'add' ? change.user : change.kind === 'all' ? null : change.member.user;

/** Whether the current members show that the change was made. */
const isDone = (change: TeamChange, members: readonly Membership[]): boolean => {
  switch (change.kind) {
    case 'add':
      return members.some(({ user }) => user.id === change.user.id);
    case 'remove':
      return members.every(({ id }) => id !== change.member.id);
    case 'everywhere':
      // Other zones are not visible here.
      return false;
    case 'all':
      return members.length === 0;
  }
};

export const useTeam = (zoneId: string) => {
  const { memberships } = useProvider();
  const client = useQueryClient();
  const translate = useTranslate();
  const notify = useNotify();
  const [pending, setPending] = useState<readonly TeamChange[]>([]);
  const [failed, setFailed] = useState<readonly FailedMember[]>([]);
  const [announced, setAnnounced] = useState('');
  const lastFailure = useRef(0);
  const isShown = useIsShown();
  const queryKey = memberships.keyOf(zoneId);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => memberships.of(zoneId, signal),
  });

  const nameOf = (change: TeamChange): string => {
    const person = personOf(change);
    return person?.name || person?.email || translate('facings.team.nameless');
  };
  /** The current members; undefined if they cannot be loaded. */
  const readTruth = async (): Promise<readonly Membership[] | undefined> => {
    await client.invalidateQueries({ queryKey });
    if (!isShown.current) await client.refetchQueries({ queryKey, exact: true });
    const state = client.getQueryState<readonly Membership[]>(queryKey);
    return state?.status === 'success' ? state.data : undefined;
  };
  const forget = (ids: readonly number[]) =>
    setFailed((before) => before.filter(({ id }) => !ids.includes(id)));

  const send = (change: TeamChange): Promise<void> => {
    if (change.kind === 'add') return memberships.add({ zoneId, userId: change.user.id });
    const removal: Removal =
      change.kind === 'remove'
        ? { membership_id: change.member.id }
        : change.kind === 'everywhere'
          ? { user_id: change.member.user.id }
          : { zone_id: zoneId };
    return memberships.remove(removal);
  };

  const say = (text: string) => {
    if (isShown.current) setAnnounced(text);
    else notify(text, { type: 'success' });
  };

  const tell = (change: TeamChange) => {
    const name = nameOf(change);
    if (change.kind === 'add') say(translate('facings.team.added', { name }));
    else if (change.kind === 'all') say(translate('facings.team.cleared'));
    else if (change.kind === 'everywhere') {
      say(translate('facings.team.removedEverywhere', { name }));
    } else {
      setAnnounced('');
      const { user, isAdmin } = change.member;
      notify('facings.team.removed', {
        type: 'success',
        messageArgs: { name },
        // New members are added as users; an admin cannot be restored from here.
        ...(isAdmin || user.id === ''
          ? {}
          : {
              action: {
                label: translate('facings.buttons.undo'),
                act: () => void make({ kind: 'add', user }),
              },
            }),
      });
    }
  };

  const make = async (change: TeamChange): Promise<void> => {
    setAnnounced('');
    setPending((before) => [...before, change]);
    // A retry replaces the earlier failure.
    setFailed((before) =>
      before.filter(
        (other) =>
          other.change.kind !== change.kind || personOf(other.change)?.id !== personOf(change)?.id,
      ),
    );
    try {
      await send(change);
      await readTruth();
      tell(change);
    } catch (fault) {
      if (isAbort(fault)) return;
      logFault(fault);
      const truth = await readTruth();
      if (truth && isDone(change, truth)) {
        tell(change);
        return;
      }
      lastFailure.current += 1;
      const id = lastFailure.current;
      const { message } = failureMessageOf(fault, translate);
      setFailed((before) => [...before, { id, change, reason: message }]);
      if (!isShown.current) {
        const messageArgs = { name: nameOf(change), reason: message };
        notify(`facings.team.failed.${change.kind}`, { type: 'error', messageArgs });
      }
    } finally {
      setPending((before) => before.filter((other) => other !== change));
    }
  };

  return {
    members: data,
    error,
    retry: () => void refetch(),
    pending,
    // A failure disappears if the members show that the change was made.
    failed: failed.filter(({ change }) => !data || !isDone(change, data)),
    announced,
    nameOf,
    make,
    forget,
  };
};

export type Team = ReturnType<typeof useTeam>;
