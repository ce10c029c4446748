/** What sign-in reads of the French catalogue; loaded only where French was chosen. */
import { failures } from './failures';
import { signIn } from './signIn';
import { splash } from './splash';
import { typesetAll } from './typeset';

export const frenchSignIn = typesetAll({ facings: { failures, signIn, splash } });
