/** Who has access to a zone (rules 3, Zone membership; 7, Memberships and Users). */
import { valueAt } from '../../src/schema/template';
import { isFailure } from '../failure';
import { listAt } from '../mapping/decode';
import { errorOf } from '../mapping/platformError';
import type { OutgoingCall, Transport } from '../transport/types';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A person's access to one zone. Its roles are no others' (rules R51). */
export interface Membership {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly user: Person;
}

/** Whose access is taken away: one membership's, a person's to every zone, everybody's to a zone. */
export type Removal =
  { readonly membership_id: string } | { readonly user_id: string } | { readonly zone_id: string };

/** People that a search answers at most (rules 9). */
const searchLimit = 10;

const path = '/api/zones/memberships';
const type = 'ZONE_MEMBERSHIP';

const textAt = (value: unknown, key: string): string => {
  const text = valueAt(value, key);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
};

const personOf = (value: unknown): Person => ({
  id: textAt(value, 'id'),
  name: textAt(value, 'name'),
  email: textAt(value, 'email'),
});

/** Null for what has no id: nothing could be done with it. */
const membershipOf = (row: unknown): Membership | null => {
  const id = textAt(row, 'id');
  return id === ''
    ? null
    : { id, isAdmin: valueAt(row, 'role') === 'admin', user: personOf(valueAt(row, 'user')) };
};

export const createMemberships = (transport: Transport) => {
  const send = async (call: OutgoingCall): Promise<unknown> => {
    const result = await transport.send(call);
    if (isFailure(result)) throw errorOf(result);
    return result.data;
  };

  return {
    /** Key under which the members of a zone are kept; the screens that show them share it. */
    keyOf: (zoneId: string) => ['zoneMemberships', zoneId] as const,

    of: async (zoneId: string, signal: AbortSignal): Promise<readonly Membership[]> => {
      const body = await send({ method: 'GET', path, query: { zone_id: zoneId }, signal });
      return listAt(body, 'memberships').flatMap((row) => membershipOf(row) ?? []);
    },

    /** People of the organization who have no access to the zone yet, at most ten. */
    search: async (
      { text, accountId, zoneId }: { text: string; accountId: string; zoneId: string },
      signal: AbortSignal,
    ): Promise<readonly Person[]> => {
      const body = await send({
        method: 'GET',
        path: '/api/users/search',
        query: { text, account_id: accountId, exclude_zone: zoneId, limit: searchLimit },
        signal,
      });
      return listAt(body, 'results')
        .map((row) => personOf(valueAt(row, 'user')))
        .filter(({ id }) => id !== '')
        .slice(0, searchLimit);
    },

    /** From the console everybody comes in as a user (rules 6). */
    add: async ({ zoneId, userId }: { zoneId: string; userId: string }): Promise<void> => {
      await send({
        method: 'POST',
        path,
        body: { zone_id: zoneId, user_id: userId, role: 'user' },
        audit: { type, action: `CREATE_${type}` },
      });
    },

    /** The one parameter says whose access ends; there is no body (rules R3). */
    remove: async (removal: Removal): Promise<void> => {
      const [id = ''] = Object.values<string>(removal);
      // Without its value the parameter would be left out, and nobody knows what is removed then.
      if (id === '') throw new Error('A removal names nobody.');
      await send({
        method: 'DELETE',
        path,
        query: removal,
        audit: { type, action: `DELETE_${type}`, id },
      });
    },
  };
};

export type Memberships = ReturnType<typeof createMemberships>;
