/** The part of the catalogue that sign-in needs, so that it does not wait for the rest. */
import { failures } from './failures';
import { signIn } from './signIn';
import { splash } from './splash';

export const signInCatalogue = { facings: { failures, signIn, splash } };
