// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acme, createPlatform, type TestPlatform } from '../testing/platform';
import { renderForm } from '../testing/render';
import { meantBy } from './useTypedChoice';

let platform: TestPlatform;

beforeEach(() => {
  vi.useFakeTimers();
  platform = createPlatform();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const organization = () => screen.getByRole('combobox', { name: 'Organization' });
const type = (text: string) => {
  act(() => {
    organization().focus();
  });
  fireEvent.change(organization(), { target: { value: text } });
};
const leave = () => {
  act(() => {
    organization().blur();
  });
};

const opened = async () => {
  const onSubmit = vi.fn();
  renderForm({ names: ['account_id'], platform, onSubmit });
  await pass(0);
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pass(0);
  };
  return { onSubmit, save };
};

describe('a text that is typed into a picker and left', () => {
  it('is the only option that matches', async () => {
    const { onSubmit, save } = await opened();
    type('d');
    await pass(0);
    leave();
    await pass(0);
    expect(organization()).toHaveValue('Coded Corner');
    await save();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ account_id: 'org-coded' });
  });

  it('is what a search that answers later finds', async () => {
    platform.lookups.search.mockResolvedValue([{ id: 'org-1', label: 'Acme', record: acme }]);
    const { onSubmit, save } = await opened();
    type('acm');
    leave();
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    await pass(300);
    await pass(0);
    expect(organization()).toHaveValue('Acme');
    await save();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ account_id: 'org-1' });
  });

  it('is searched for once an input method has finished it', async () => {
    await opened();
    act(() => organization().focus());
    fireEvent.compositionStart(organization());
    type('ぎゅうn');
    await pass(1000);
    type('ぎゅうに');
    await pass(1000);
    expect(platform.lookups.search).not.toHaveBeenCalled();
    type('牛乳瓶');
    fireEvent.compositionEnd(organization());
    await pass(300);
    expect(platform.lookups.search.mock.calls.map(([, text]) => text)).toEqual(['牛乳瓶']);
  });

  it.each([
    ['c', 'Choose an option that matches "c".'],
    ['zork', 'No option matches "zork".'],
  ])('stays if it is not one option, and is not saved: %s', async (text, message) => {
    platform.lookups.search.mockResolvedValue([]);
    const { onSubmit, save } = await opened();
    type(text);
    await pass(300);
    await pass(0);
    leave();
    await pass(0);
    expect(organization()).toHaveValue(text);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(organization()).toBeInvalid();
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  it('is no longer an error once it is removed', async () => {
    platform.lookups.search.mockResolvedValue([]);
    const { save } = await opened();
    type('zork');
    await pass(300);
    leave();
    await pass(0);
    type('');
    leave();
    await pass(0);
    expect(screen.queryByText(/zork/)).toBeNull();
    await save();
    expect(screen.getByText('Organization is required.')).toBeInTheDocument();
  });
});

it('means the exact match, even if others contain it', () => {
  const options = ['Élan', 'Elan Vital'].map((label) => ({ label }));
  expect(meantBy('elan ', options)).toBe(options[0]);
  expect(meantBy('el', options)).toBeUndefined();
  expect(meantBy('vital', options.slice(1))).toBe(options[1]);
  expect(meantBy('x', options.slice(2))).toBeUndefined();
});
