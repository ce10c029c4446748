/** What sign-in reads of the catalogue: it waits for no other words. */
import { failures } from './failures';
import { signIn } from './signIn';
import { splash } from './splash';

export const signInCatalogue = { facings: { failures, signIn, splash } };
