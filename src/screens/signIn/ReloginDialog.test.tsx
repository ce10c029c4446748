// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../app/i18nProvider';
import { signInCatalogue } from '../../messages/en/signIn';
import { ReloginDialog } from './ReloginDialog';
import { fakeSession } from './testing/renderAuth';

it('asks the same person for the password over the page, and Escape does not lose it', async () => {
  const session = fakeSession({ username: () => 'olive@facings.example' });
  const onGiveUp = vi.fn();
  render(
    <I18nContext.Provider value={createI18nProvider(signInCatalogue)}>
      <ReloginDialog session={session} onGiveUp={onGiveUp} />
    </I18nContext.Provider>,
  );
  expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('olive@facings.example');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Password'), 'Facings-2!{Enter}');
  await waitFor(() => {
    expect(session.signIn).toHaveBeenCalledWith({
      email: 'olive@facings.example',
      password: 'Facings-2!',
    });
  });
  expect(onGiveUp).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(onGiveUp).toHaveBeenCalledOnce();
});
