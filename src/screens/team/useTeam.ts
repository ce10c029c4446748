/**
 * Who has access to a zone, and what changes it. Nothing is shown as done before the platform has said so; each
 * change goes its own way, and one that fails stops no other. A failure is logged and not told in a toast
 * (rules 8): the members are read again, and it stands beside them unless it has come about after all.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Membership, Person, Removal } from '../../../dataProvider/calls/memberships';
import { useProvider } from '../../fields/useAsks';
import { isAbort, toldOf } from '../../views/failureText';
import { logFault } from '../../views/logFault';

export type Change =
  | { readonly kind: 'add'; readonly user: Person }
  | { readonly kind: 'remove'; readonly member: Membership }
  | { readonly kind: 'everywhere'; readonly member: Membership }
  | { readonly kind: 'all' };

/** A change that did not come about. */
export interface Failed {
  readonly id: number;
  readonly change: Change;
  readonly reason: string;
}

export const personOf = (change: Change): Person | null =>
  change.kind === 'add' ? change.user : change.kind === 'all' ? null : change.member.user;

/** Whether the members that there are show that the change has come about. */
const isDone = (change: Change, members: readonly Membership[]): boolean => {
  switch (change.kind) {
    case 'add':
      return members.some(({ user }) => user.id === change.user.id);
    case 'remove':
      return members.every(({ id }) => id !== change.member.id);
    case 'everywhere':
      // Other zones are not seen from here.
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
  const [pending, setPending] = useState<readonly Change[]>([]);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const [said, setSaid] = useState('');
  const lastFailure = useRef(0);
  const queryKey = memberships.keyOf(zoneId);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => memberships.of(zoneId, signal),
  });

  const nameOf = (change: Change): string => {
    const person = personOf(change);
    return person?.name || person?.email || translate('facings.team.nameless');
  };
  /** The members as they are now; undefined where that cannot be read. */
  const readTruth = async (): Promise<readonly Membership[] | undefined> => {
    await client.invalidateQueries({ queryKey });
    const state = client.getQueryState<readonly Membership[]>(queryKey);
    return state?.status === 'success' ? state.data : undefined;
  };
  const forget = (ids: readonly number[]) => {
    setFailed((before) => before.filter(({ id }) => !ids.includes(id)));
  };

  const send = (change: Change): Promise<void> => {
    if (change.kind === 'add') return memberships.add({ zoneId, userId: change.user.id });
    const removal: Removal =
      change.kind === 'remove'
        ? { membership_id: change.member.id }
        : change.kind === 'everywhere'
          ? { user_id: change.member.user.id }
          : { zone_id: zoneId };
    return memberships.remove(removal);
  };

  const tell = (change: Change) => {
    const name = nameOf(change);
    if (change.kind === 'add') setSaid(translate('facings.team.added', { name }));
    else if (change.kind === 'all') setSaid(translate('facings.team.cleared'));
    else if (change.kind === 'everywhere') {
      setSaid(translate('facings.team.removedEverywhere', { name }));
    } else {
      setSaid('');
      const { user, isAdmin } = change.member;
      notify('facings.team.removed', {
        type: 'success',
        messageArgs: { name },
        // Who is added comes in as a user: an admin's access has no way back from here.
        ...(isAdmin || user.id === ''
          ? {}
          : {
              action: {
                label: translate('facings.team.undo'),
                act: () => void make({ kind: 'add', user }),
              },
            }),
      });
    }
  };

  const make = async (change: Change): Promise<void> => {
    setSaid('');
    setPending((before) => [...before, change]);
    // Tried again, the failure of before is out of date.
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
      const { message } = toldOf(fault, translate);
      setFailed((before) => [...before, { id, change, reason: message }]);
    } finally {
      setPending((before) => before.filter((other) => other !== change));
    }
  };

  return {
    members: data,
    error,
    retry: () => void refetch(),
    pending,
    // What shows by now that it has come about is no failure any more.
    failed: failed.filter(({ change }) => !data || !isDone(change, data)),
    said,
    nameOf,
    make,
    forget,
  };
};

export type Team = ReturnType<typeof useTeam>;
