/** Rules of sign-in, reset and join (rules 5, 9). Messages are keys of the catalogue. */
import { object, string } from 'yup';
import { charactersIn, emailAddress } from '../../lib/rules/address';

const key = (name: string): string => `facings.signIn.rules.${name}`;

/** Loaded when a form is first checked, so that sign-in appears without it. */
const isVisible = async (text: string): Promise<boolean> =>
  (await import('../../lib/rules/textFault')).characterFault({ label: '' }, text) === null;

const email = string()
  .trim()
  .required(key('emailRequired'))
  .matches(emailAddress, { message: key('emailValid'), excludeEmptyString: true })
  .test('visible', key('emailValid'), isVisible);

/** A lowercase letter, an uppercase letter, a digit and a special character (rules 9). */
const strong = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\d\s])/su;

const newPassword = string()
  .required(key('passwordRequired'))
  .matches(strong, { message: key('passwordRule'), excludeEmptyString: true })
  .test('long', key('passwordRule'), (value) => value === '' || charactersIn(value) >= 8);

export const signInRules = object({ email, password: string().required(key('passwordRequired')) });

export const resetRules = object({ email });

export const newPasswordRules = object({
  password: newPassword,
  confirm: string()
    .required(key('confirmRequired'))
    // Not `oneOf`: yup checks that first, so an empty field would be reported as different.
    .test('same', key('confirmSame'), (value, { parent, createError }) => {
      const { password = '' } = parent as { password?: string };
      if (value === '' || value === password) return true;
      return value.trim() === password.trim() && createError({ message: key('passwordSpace') });
    }),
});

export const joinRules = object({
  name: string()
    .trim()
    .required(key('nameRequired'))
    .test('min', key('nameMin'), (value) => value === '' || charactersIn(value) >= 2)
    .test('visible', key('nameVisible'), isVisible),
  password: newPassword,
});
