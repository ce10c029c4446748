/** Secrets that the platform makes: hard to guess, and shown once (Specification 7, Keys and Apps). */
import { newId } from '../store/newId';

/** @param length hexadecimal digits, 64 at most */
export const newSecret = (prefix: string, length: number): string =>
  `${prefix}${`${newId()}${newId()}${newId()}`.replaceAll('-', '').slice(0, length)}`;
