import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { signIn } from '../../messages/en/signIn';
import { joinRules, newPasswordRules, resetRules } from './linkRules';
import { signInRules } from './rules';

interface Rules {
  readonly validate: (values: unknown, options: { abortEarly: boolean }) => Promise<unknown>;
}

/** The first message of each field, as forms show them; empty if everything is valid. */
const faultsOf = async (rules: Rules, values: Record<string, string>) => {
  try {
    await rules.validate(values, { abortEarly: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults: Record<string, string> = {};
    for (const { path = '', message } of error.inner) {
      faults[path] ??= signIn.rules[message.split('.').at(-1) as keyof typeof signIn.rules];
    }
    return faults;
  }
};

const strong =
  'Password should contain at least 8 characters, one lowercase character, one uppercase character, a number, and a special character.';

describe('sign-in', () => {
  it('requires an address and a password of any strength', async () => {
    expect(await faultsOf(signInRules, { email: ' ', password: '' })).toEqual({
      email: 'Email address is required.',
      password: 'Password is required.',
    });
    expect(await faultsOf(signInRules, { email: 'a@b.example', password: 'x' })).toBeUndefined();
  });
});

describe('an address', () => {
  it.each([
    '<b>@x.com',
    'Ana <a@b.example>',
    'a@b.example,c@d.example',
    '"a"@b.example',
    'foo',
    'foo@',
    '@bar.example',
    'a b@c.example',
    'a@b',
    'a@b.',
    'a@.b',
    'a@@b.example',
  ])('%s is refused', async (email) => {
    expect(await faultsOf(resetRules, { email })).toEqual({
      email: 'Email address must be valid.',
    });
  });
  it.each([' olive@facings.example ', 'O.L+ive@mail.facings.example', 'ö@bücher.example'])(
    '%s is valid',
    async (email) => {
      expect(await faultsOf(resetRules, { email })).toBeUndefined();
    },
  );
});

describe('a new password', () => {
  it.each(['Aa1!567', 'AA1!5678', 'aa1!5678', 'Aab!efgh', 'Aa1!👍👍👍', 'Aa1bcdefg', 'Aa1 bcdef'])(
    '%s is too weak',
    async (password) => {
      expect(await faultsOf(newPasswordRules, { password, confirm: password })).toEqual({
        password: strong,
      });
    },
  );
  it.each(['Aa1!5678', 'Aa1_5678', 'Éé1-5678', 'Aa1! 678'])('%s is valid', async (password) => {
    expect(await faultsOf(newPasswordRules, { password, confirm: password })).toBeUndefined();
  });
  it('must be confirmed', async () => {
    expect(await faultsOf(newPasswordRules, { password: 'Aa1!5678', confirm: '' })).toEqual({
      confirm: 'Confirm password is required.',
    });
    expect(await faultsOf(newPasswordRules, { password: 'Aa1!5678', confirm: 'Aa1!567' })).toEqual({
      confirm: 'Passwords do not match.',
    });
    expect(
      await faultsOf(newPasswordRules, { password: 'Aa1!5678', confirm: 'Aa1!5678 ' }),
    ).toEqual({ confirm: 'The password begins or ends with a space.' });
  });
});

describe('joining', () => {
  it('requires a name of two characters after trimming', async () => {
    const password = 'Aa1!5678';
    expect(await faultsOf(joinRules, { name: ' ', password })).toEqual({
      name: 'Name is required.',
    });
    expect(await faultsOf(joinRules, { name: ' R ', password })).toEqual({
      name: 'Name should contain at least 2 characters.',
    });
    expect(await faultsOf(joinRules, { name: 'Ro', password })).toBeUndefined();
  });
});
