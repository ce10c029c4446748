/** Rules of reset and join (rules 5, 9), which sign-in does not load. */
import { object, string } from 'yup';
import { charactersIn } from '../../lib/rules/address';
import { email, isVisible, key } from './rules';

/** A lowercase letter, an uppercase letter, a digit and a special character (rules 9). */
const strong = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\d\s])/su;

const newPassword = string()
  .required(key('passwordRequired'))
  .matches(strong, { message: key('passwordRule'), excludeEmptyString: true })
  .test('long', key('passwordRule'), (value) => value === '' || charactersIn(value) >= 8);

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
