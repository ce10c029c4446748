// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enter, renderAuth } from './testing/renderAuth';

const french = () => screen.getByRole('button', { name: 'Français' });

it('sign-in offers each language in its own name, and says which one it is in', () => {
  const onLanguage = vi.fn(() => Promise.resolve());
  renderAuth('/login', { onLanguage });
  expect(screen.getByRole('group', { name: 'Language' })).toContainElement(french());
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  expect(french()).toHaveAttribute('aria-pressed', 'false');
  expect(french()).toHaveAttribute('lang', 'fr');
  enter(screen.getByLabelText('Email'), 'olive@facings.example');
  fireEvent.click(french());
  expect(onLanguage).toHaveBeenCalledWith('fr');
  expect(screen.getByLabelText('Email')).toHaveValue('olive@facings.example');
});

it('says when the words of a language do not arrive', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  renderAuth('/login', { onLanguage: () => Promise.reject(new Error('offline')) });
  fireEvent.click(french());
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent('The language could not be loaded.');
  });
  expect(reported).toHaveBeenCalledOnce();
});
