/** Shared by the stand-in's tests. */
import type { StandInOptions } from './answer';
import { demo as auth } from './entities/auth';
import { demo as users } from './entities/users';
import { standIn } from './node';

/** What tests look at in answers; which of it an answer has is what they prove. */
interface Seen {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly category: string | null;
  readonly account_id: string;
  readonly product_description: string;
  readonly product_count: number;
  readonly message: string;
  readonly total: number;
  readonly zones: readonly string[];
  readonly products: readonly Seen[];
  readonly results: readonly Seen[];
  readonly notionals: readonly Seen[];
  readonly organizations: readonly Seen[];
}

/** What a platform of a few entities needs besides, so that a person can sign in. */
export const signInDemos = [auth, users];

/** The stand-in and a person signed in to it. */
export const signedIn = async (options?: StandInOptions) => {
  const there = standIn(options);
  const { ask, ...person } = await there.signIn();
  return { ...there, ...person, ask: ask<Seen>, askRows: ask<Seen[]> };
};

export const audit = (action = 'UPDATE_THING', id?: string) => ({
  'X-Resource-Type': 'THING',
  'X-Resource-Action': action,
  ...(id === undefined ? {} : { 'X-Resource-Id': id }),
});
