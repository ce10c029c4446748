// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../authProvider/session';
import { enter, renderAuth } from './testing/renderAuth';

const strong =
  'Password should contain at least 8 characters, one lowercase character, one uppercase character, a number, and a special character.';

describe('the reset request', () => {
  it('is reached from sign-in by a link with an address, and left again', async () => {
    renderAuth('/login');
    const link = screen.getByRole('link', { name: 'Forgot your password?' });
    expect(link).toHaveAttribute('href', '/login/reset');
    await userEvent.click(link);
    expect(location.pathname).toBe('/login/reset');
    expect(document.title).toBe('Facings · Reset your password');
    await userEvent.click(await screen.findByRole('link', { name: 'Back to sign in' }));
    expect(location.pathname).toBe('/login');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
  });

  it('needs a valid address, and then says that the link is on its way', async () => {
    const session = renderAuth('/login/reset');
    const send = await screen.findByRole('button', { name: 'Send reset link' });
    await userEvent.click(send);
    expect(await screen.findByText('Email address is required.')).toBeInTheDocument();
    enter(screen.getByLabelText('Email'), 'olive@facings.example');
    await userEvent.click(send);
    expect(await screen.findByRole('status')).toHaveTextContent('olive@facings.example');
    expect(session.requestReset).toHaveBeenCalledWith('olive@facings.example');
  });
});

describe('a reset link', () => {
  it('asks for its id first, then sets the password by the rule', async () => {
    const session = renderAuth('/login/reset/r%2F1');
    const field = await screen.findByLabelText('New password');
    expect(session.readReset).toHaveBeenCalledWith('r/1');
    expect(screen.getByText('For olive@facings.example.')).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(strong);
    expect(field).toBeValid();

    const save = screen.getByRole('button', { name: 'Set password' });
    await userEvent.click(save);
    expect(await screen.findByText('Password is required.')).toBeInTheDocument();
    expect(screen.getByText('Confirm password is required.')).toBeInTheDocument();
    enter(field, 'weakpassword');
    enter(screen.getByLabelText('Confirm password'), 'other');
    await userEvent.click(save);
    expect(await screen.findByText('Passwords do not match.')).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(strong);
    expect(session.setPassword).not.toHaveBeenCalled();

    enter(field, 'Str0ng-word');
    enter(screen.getByLabelText('Confirm password'), 'Str0ng-word');
    await userEvent.click(save);
    expect(await screen.findByRole('status')).toHaveTextContent('Your password was changed.');
    expect(session.setPassword).toHaveBeenCalledWith({ id: 'r/1', password: 'Str0ng-word' });
    expect(await screen.findByRole('link', { name: 'Back to sign in' })).toBeInTheDocument();
  });

  it('that is unknown or used shows a message and a link to sign-in, but no form', async () => {
    renderAuth('/login/reset/bogus', {
      answers: { readReset: () => Promise.resolve({ type: 'error', kind: 'notFound' }) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer valid');
    expect(await screen.findByRole('link', { name: 'Back to sign in' })).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('is not called invalid where the platform was not reached: it can be tried again', async () => {
    const readReset = vi
      .fn<Session['readReset']>()
      .mockResolvedValueOnce({ type: 'error', kind: 'network' })
      .mockResolvedValue({ type: 'ok', value: {} });
    renderAuth('/login/reset/r1', { answers: { readReset } });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
  });
});

describe('an invite link', () => {
  it('takes name and password by their rules and accepts the invite', async () => {
    const session = renderAuth('/login/join/i1');
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Robin');
    expect(screen.getByText('You were invited as robin@facings.example.')).toBeInTheDocument();
    enter(name, ' R ');
    const join = screen.getByRole('button', { name: 'Join' });
    await userEvent.click(join);
    expect(
      await screen.findByText('Name should contain at least 2 characters.'),
    ).toBeInTheDocument();
    enter(name, '');
    await userEvent.click(join);
    expect(await screen.findByText('Name is required.')).toBeInTheDocument();
    enter(name, 'Robin Newcomer');
    enter(screen.getByLabelText('Password'), 'Str0ng-word');
    await userEvent.click(join);
    await waitFor(() => {
      expect(session.join).toHaveBeenCalledWith({
        invite_id: 'i1',
        name: 'Robin Newcomer',
        password: 'Str0ng-word',
      });
    });
    expect(await screen.findByRole('status')).toHaveTextContent('Welcome!');
  });

  it('survives an answer without anything in it', async () => {
    renderAuth('/login/join/i1', {
      answers: { readInvite: () => Promise.resolve({ type: 'ok', value: null }) },
    });
    expect(await screen.findByLabelText('Name')).toHaveValue('');
  });
});
