// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18nProvider } from '../../app/i18nProvider';
import { english } from '../../messages/en';
import type { Update } from '../update/updateStore';
import { UpdateBanner } from './Banners';

const warn = (event: Event) => event.preventDefault();
const typeInForm = () => window.addEventListener('beforeunload', warn);
const save = () => window.removeEventListener('beforeunload', warn);
const waitAMoment = () => {
  act(() => {
    vi.advanceTimersByTime(5000);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  save();
});

const show = (update: Exclude<Update, 'none'>) => {
  const onReload = vi.fn();
  render(
    <I18nContextProvider value={createI18nProvider(english)}>
      <UpdateBanner update={update} onReload={onReload} />
    </I18nContextProvider>,
  );
  return onReload;
};
const button = (name: string) => screen.queryByRole('button', { name });

test('a missing chunk: dismissed over a form, shown again once nothing is unsaved', () => {
  typeInForm();
  const onReload = show('needed');
  expect(screen.getByText(/Your typed values are still here/)).toBeInTheDocument();
  fireEvent.click(button('Dismiss')!);
  waitAMoment();
  expect(button('Reload')).toBeNull();

  save();
  waitAMoment();
  expect(screen.getByText(/Nothing is unsaved/)).toBeInTheDocument();
  expect(button('Dismiss')).toBeNull();
  fireEvent.click(button('Reload')!);
  expect(onReload).toHaveBeenCalledOnce();

  // It must not cover the next form.
  typeInForm();
  waitAMoment();
  expect(button('Reload')).toBeNull();
});

test('a newer build that breaks nothing stays dismissed', () => {
  show('available');
  fireEvent.click(button('Dismiss')!);
  waitAMoment();
  expect(button('Reload')).toBeNull();
});
