/** Secrets that the platform makes: hard to guess, and shown once (rules 7, Keys and Apps). */
import { newId } from '../store/newId';

/** @param length hexadecimal digits, 64 at most */
export const newSecret = (prefix: string, length: number): string =>
  `${prefix}${`${newId()}${newId()}${newId()}`.replaceAll('-', '').slice(0, length)}`;

/** What is kept and shown of a secret: the stand-in calls nobody, so it needs no more than this. */
const dots = '••••';

// The last four characters tell two secrets apart; of a short one they would give away too much.
export const masked = (secret: string): string =>
  secret.length < 8 ? dots : `${dots}${secret.slice(-4)}`;
