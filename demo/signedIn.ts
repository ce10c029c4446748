/** Shared by the simulated platform's tests. */
import type { StandInOptions } from './answer';
import { demo as auth } from './entities/auth';
import { demo as users } from './entities/users';
import { standIn } from './node';

/** What tests read in responses; they prove which part a response has. */
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

/** Entities that a platform with few entities needs for sign-in. */
export const signInDemos = [auth, users];

export const audit = (action = 'UPDATE_THING', id?: string) => ({
  'X-Resource-Type': 'THING',
  'X-Resource-Action': action,
  ...(id === undefined ? {} : { 'X-Resource-Id': id }),
});

/** The simulated platform with a signed-in user. `Body` is what a test reads in its responses. */
export const signedIn = async <Body = Seen>(options?: StandInOptions) => {
  const there = standIn(options);
  const { ask: askFor, ...person } = await there.signIn();
  const ask = askFor<Body>;
  return {
    ...there,
    ...person,
    ask,
    askRows: askFor<Body[]>,
    get: async (path: string) => (await ask('GET', path)).body,
    /** A call that changes something, with what the audit wants. */
    send: (method: string, path: string, body?: object) =>
      ask(method, path, body, audit('UPDATE_THING', 'x')),
  };
};
