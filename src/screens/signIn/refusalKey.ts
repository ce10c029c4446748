/** What to say of a failed call of sign-in that brings no words of its own. */
import type { Outcome } from '../../../authProvider/session';

export const refusalKey = (outcome: Exclude<Outcome<unknown>, { type: 'ok' }>): string => {
  if (outcome.isTooLarge) return 'facings.signIn.tooLarge';
  if (outcome.isCookieRefused) return 'facings.signIn.cookiesOff';
  if (outcome.kind === 'unauthorized') return 'facings.signIn.refused';
  return `facings.failures.${outcome.kind}`;
};
