// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../authProvider/signInCall';
import { enter, renderAuth } from './testing/renderAuth';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });

const refusing = (failure: Exclude<Outcome, { type: 'ok' }>) => ({
  answers: { signIn: () => Promise.resolve(failure) },
});

describe('sign-in', () => {
  it('shows errors at each field, focuses the first, and sends nothing', async () => {
    const session = renderAuth('/login');
    await userEvent.click(button());
    expect(await screen.findByText('Email address is required.')).toBeInTheDocument();
    expect(screen.getByText('Password is required.')).toBeInTheDocument();
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Email address is required.');
    expect(password()).toHaveAccessibleDescription('Password is required.');
    expect(session.signIn).not.toHaveBeenCalled();
  });

  it('sends what a password manager has filled in without an event', async () => {
    const session = renderAuth('/login');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(email(), 'olive@facings.example');
    set?.call(password(), 'weak');
    await userEvent.click(button());
    await waitFor(() => {
      expect(session.signIn).toHaveBeenCalledWith({
        email: 'olive@facings.example',
        password: 'weak',
      });
    });
  });

  it('refuses an invalid address', async () => {
    renderAuth('/login');
    enter(email(), 'foo');
    await userEvent.click(button());
    expect(await screen.findByText('Email address must be valid.')).toBeInTheDocument();
  });

  it('sends the form once, however often the button is pressed', async () => {
    let answer: (outcome: Outcome) => void = () => undefined;
    const calls: unknown[] = [];
    renderAuth('/login', {
      answers: {
        signIn: (given) => {
          calls.push(given);
          return new Promise((resolve) => {
            answer = resolve;
          });
        },
      },
    });
    enter(email(), ' olive@facings.example ');
    enter(password(), 'weak');
    await userEvent.click(button());
    await waitFor(() => {
      expect(button()).toBeDisabled();
    });
    await userEvent.type(password(), '{Enter}');
    expect(calls).toEqual([{ email: 'olive@facings.example', password: 'weak' }]);
    answer({ type: 'ok', value: undefined });
    await waitFor(() => {
      expect(button()).toBeEnabled();
    });
  });

  it.each([
    [{ kind: 'unauthorized' }, 'The email address or password is incorrect.'],
    [{ kind: 'unauthorized', message: 'This account is locked.' }, 'This account is locked.'],
    [{ kind: 'network' }, /could not be reached/],
    [{ kind: 'tooMany', status: 429 }, /Too many requests\. Wait a moment/],
    [
      { kind: 'tooMany', status: 429, retryAfterSeconds: 30 },
      'Too many requests. Try again in 30 seconds.',
    ],
    [
      { kind: 'tooMany', status: 429, message: 'Slow down.', retryAfterSeconds: 300 },
      'Slow down. Try again in 5 minutes.',
    ],
    [
      { kind: 'server', status: 500, message: 'relation "users" does not exist' },
      /^The platform had a problem\. Try again\.$/,
    ],
    [{ kind: 'malformed', isTooLarge: true }, /too large for a cookie/],
    [{ kind: 'malformed', isCookieRefused: true }, /blocks cookies/],
  ] as const)('tells of %o and keeps what was typed', async (failure, told) => {
    renderAuth('/login', refusing({ type: 'error', ...failure }));
    enter(email(), 'olive@facings.example');
    enter(password(), 'Facings-2!');
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    expect(email()).toHaveValue('olive@facings.example');
    expect(password()).toHaveValue('Facings-2!');
  });

  const spaces = 'The password begins or ends with a space.';
  it.each([
    ['unauthorized', 'Facings-2! ', spaces],
    ['unauthorized', '\u00A0Facings-2!', spaces],
    ['unauthorized', 'Facings 2!', ''],
    ['network', 'Facings-2! ', ''],
  ] as const)('after %s, says of the password "%s": "%s"', async (kind, typed, hint) => {
    renderAuth('/login', refusing({ type: 'error', kind }));
    enter(email(), 'olive@facings.example');
    enter(password(), typed);
    expect(password()).not.toHaveAccessibleDescription();
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(password()).toHaveAccessibleDescription(hint);
    expect(password()).toHaveValue(typed);
  });

  it("shows the platform's field errors at their fields", async () => {
    renderAuth('/login/reset', {
      answers: {
        requestReset: () =>
          Promise.resolve({
            type: 'error',
            kind: 'invalid',
            fields: { email: 'Only addresses of your company.' },
          }),
      },
    });
    const send = await screen.findByRole('button', { name: 'Send reset link' });
    enter(email(), 'olive@elsewhere.example');
    await userEvent.click(send);
    expect(await screen.findByText('Only addresses of your company.')).toBeInTheDocument();
    expect(email()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows and hides the password, and sets autocomplete for browsers', async () => {
    renderAuth('/login');
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }));
    expect(password()).toHaveAttribute('type', 'password');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  const account = { email: 'admin@facings.example', password: 'Facings-1!', note: 'all' };

  it('fills a demo account in with one click, and offers none elsewhere', async () => {
    const session = renderAuth('/login', { accounts: [account] });
    await userEvent.click(
      await screen.findByRole('button', { name: /^Use admin@facings\.example/ }),
    );
    await userEvent.click(button());
    await waitFor(() => {
      expect(session.signIn).toHaveBeenCalledWith({
        email: account.email,
        password: account.password,
      });
    });
  });

  it('the demo says what it cannot do in this browser', () => {
    renderAuth('/login', {
      accounts: [account],
      limits: ['Changes are lost.', 'Images are unavailable.'],
    });
    expect(screen.getByText('Changes are lost.')).toBeVisible();
    expect(screen.getByText('Images are unavailable.')).toBeVisible();
  });

  it('the demo says nothing of limits where there are none', () => {
    renderAuth('/login', { accounts: [account] });
    expect(screen.queryByText(/are lost|unavailable/)).not.toBeInTheDocument();
  });

  it('offers no demo accounts to a real platform', () => {
    renderAuth('/login');
    expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument();
  });

  it('says that a session has ended, in the page and not in the title', () => {
    renderAuth('/login', { hasEnded: true });
    expect(screen.getByText('Your session has ended. Please sign in again.')).toBeInTheDocument();
    expect(document.title).toBe('Facings · Sign in');
  });
});
