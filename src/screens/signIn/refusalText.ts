/** Texts for failed sign-in calls. */
import type { Outcome } from '../../../authProvider/session';
import { waitText } from '../../schema/waitText';

type Refused = Exclude<Outcome<unknown>, { type: 'ok' }>;

const keyOf = ({ isTooLarge, isCookieRefused, kind, mayBeSaved }: Refused): string => {
  if (isTooLarge) return 'facings.signIn.tooLarge';
  if (isCookieRefused) return 'facings.signIn.cookiesOff';
  if (mayBeSaved) return 'facings.failures.maybeSaved';
  return kind === 'unauthorized' ? 'facings.signIn.refused' : `facings.failures.${kind}`;
};

/** The platform's message if it is meant for users, else ours; then when to try again. */
export const refusalText = (
  outcome: Refused,
  translate: Parameters<typeof waitText>[1],
): string => {
  const { status = 0, kind, message, retryAfterSeconds, mayBeSaved } = outcome;
  // Messages of server errors are written for developers.
  const theirs = status >= 500 || mayBeSaved ? undefined : message;
  if (retryAfterSeconds === undefined) return theirs ?? translate(keyOf(outcome));
  const ours = kind === 'tooMany' ? 'facings.failures.busy' : keyOf(outcome);
  return `${theirs ?? translate(ours)} ${waitText(retryAfterSeconds, translate)}`;
};
