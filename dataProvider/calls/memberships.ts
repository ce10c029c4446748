/** Access to zones (rules 3, Zone membership; 7, Memberships and Users). */
import { textAt, valueAt } from '../../src/schema/template';
import { listAt } from '../mapping/decode';
import { sendOver } from '../mapping/send';
import type { Transport } from '../transport/types';
import { plainText } from '../../src/lib/text/plainText';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A person's access to one zone. Its roles are independent of other roles (rules R51). */
export interface Membership {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly user: Person;
}

/** Which access to remove: one membership, a person's access to every zone, or everyone's to a zone. */
export type Removal =
  | { readonly membership_id: string }
  | { readonly user_id: string }
  | { readonly zone_id: string };

/** Maximum number of people that a search returns (rules 9). */
const searchLimit = 10;

const path = '/api/zones/memberships';
const type = 'ZONE_MEMBERSHIP';

const personOf = (value: unknown): Person => ({
  id: textAt(value, 'id'),
  name: textAt(value, 'name'),
  email: textAt(value, 'email'),
});

/** Returns null without an id, since no call could refer to it. */
const membershipOf = (row: unknown): Membership | null => {
  const id = textAt(row, 'id');
  return id === ''
    ? null
    : { id, isAdmin: valueAt(row, 'role') === 'admin', user: personOf(valueAt(row, 'user')) };
};

export const createMemberships = (transport: Transport) => {
  const send = sendOver(transport);

  return {
    /** Query key of a zone's members, shared by the screens that show them. */
    keyOf: (zoneId: string) => ['zoneMemberships', zoneId] as const,

    of: async (zoneId: string, signal: AbortSignal): Promise<readonly Membership[]> => {
      const body = await send({ method: 'GET', path, query: { zone_id: zoneId }, signal });
      return listAt(body, 'memberships').flatMap((row) => membershipOf(row) ?? []);
    },

    /** Searches people of the organization who have no access to the zone yet; returns at most ten. */
    search: async (
      { text, accountId, zoneId }: { text: string; accountId: string; zoneId: string },
      signal: AbortSignal,
    ): Promise<readonly Person[]> => {
      const body = await send({
        method: 'GET',
        path: '/api/users/search',
        query: {
          text: plainText(text),
          account_id: accountId,
          exclude_zone: zoneId,
          limit: searchLimit,
        },
        signal,
      });
      return listAt(body, 'results')
        .map((row) => personOf(valueAt(row, 'user')))
        .filter(({ id }) => id !== '')
        .slice(0, searchLimit);
    },

    /** The console adds everyone with the role User (rules 6). */
    add: async ({ zoneId, userId }: { zoneId: string; userId: string }): Promise<void> => {
      await send({
        method: 'POST',
        path,
        body: { zone_id: zoneId, user_id: userId, role: 'user' },
        audit: { type, action: `CREATE_${type}` },
      });
    },

    /** A single parameter determines which access is removed; there is no body (rules R3). */
    remove: async (removal: Removal): Promise<void> => {
      const [id = ''] = Object.values<string>(removal);
      // The transport leaves out empty parameters, and without this one the call could remove anything.
      if (id === '') throw new Error('A removal names nobody.');
      await send({
        method: 'DELETE',
        path,
        query: removal,
        // The id of a person or a zone names all their memberships.
        audit: { type, action: `DELETE_${type}${'membership_id' in removal ? '' : 'S'}`, id },
      });
    },
  };
};
