/** The part of the French catalogue that sign-in needs; loaded only if French is chosen. */
import { failures } from './failures';
import { signIn } from './signIn';
import { splash } from './splash';
import { typesetAll } from './typeset';

export const frenchSignIn = typesetAll({ facings: { failures, signIn, splash } });
