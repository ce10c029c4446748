/** Rules of sign-in (rules 5, 9), and what those of reset and join share. Messages are keys of the catalogue. */
import { object, string } from 'yup';
import { emailAddress } from '../../lib/rules/address';

export const key = (name: string): string => `facings.signIn.rules.${name}`;

/** Loaded when a form is first checked, so that sign-in appears without it. */
export const isVisible = async (text: string): Promise<boolean> =>
  (await import('../../lib/rules/textFault')).characterFault({ label: '' }, text) === null;

export const email = string()
  .trim()
  .required(key('emailRequired'))
  .matches(emailAddress, { message: key('emailValid'), excludeEmptyString: true })
  .test('visible', key('emailValid'), isVisible);

export const signInRules = object({ email, password: string().required(key('passwordRequired')) });
