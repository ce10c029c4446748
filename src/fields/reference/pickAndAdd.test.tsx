// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FieldInput } from '../FieldInput';
import { shelves } from '../testing/declarations';
import { createPlatform, type TestPlatform } from '../testing/platform';
import { renderFields, renderForm } from '../testing/render';
import { AddContext, type Adding } from './AddContext';
import { Form } from 'react-admin';

let platform: TestPlatform;

beforeEach(() => {
  vi.useFakeTimers();
  platform = createPlatform();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const nearest = () => screen.getByRole('combobox', { name: 'Nearest' });
const type = (text: string) => {
  act(() => {
    nearest().focus();
  });
  fireEvent.change(nearest(), { target: { value: text } });
};
const milk = { id: 'l-1', label: 'Milk', record: { id: 'l-1', account_id: 'org-1' } };

describe('a choice that another field restricts', () => {
  it('says which field comes first, and asks nothing until then', async () => {
    renderForm({ names: ['near_id'], platform });
    expect(nearest()).toHaveAccessibleDescription('Choose Organization first.');
    type('milk');
    await pass(1000);
    expect(platform.asks.search).not.toHaveBeenCalled();
  });

  it('asks within that field’s value, and offers nothing of another', async () => {
    platform.asks.search.mockResolvedValue([
      milk,
      { id: 'l-2', label: 'Milk of others', record: { id: 'l-2', account_id: 'org-2' } },
    ]);
    renderForm({ names: ['near_id'], values: { account_id: 'org-1' }, platform });
    expect(nearest()).not.toHaveAccessibleDescription();
    type('milk');
    await pass(300);
    await pass(0);
    expect(platform.asks.search.mock.calls[0]?.[2]).toEqual({ account_id: 'org-1' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Milk']);
  });
});

describe('adding from within the form', () => {
  const show = (adding: Adding | null, values = {}) =>
    renderFields(
      <AddContext value={adding}>
        <Form defaultValues={{ near_id: null, account_id: null, ...values }}>
          <FieldInput declaration={shelves} source="near_id" purpose="create" />
        </Form>
      </AddContext>,
      platform,
    );
  const button = () => screen.queryByRole('button', { name: 'Add Label' });

  it('has no button where nothing can be added', () => {
    show(null, { account_id: 'org-1' });
    expect(button()).toBeNull();
  });

  it('waits for what the new one stands within', () => {
    show({ add: vi.fn() });
    expect(button()).toBeDisabled();
  });

  it('picks what was added, and searches anew', async () => {
    const add = vi.fn<Adding['add']>(() => Promise.resolve({ id: 'l-9', label: 'Bread' }));
    platform.asks.search.mockResolvedValue([milk]);
    show({ add }, { account_id: 'org-1' });
    type('milk');
    await pass(300);
    await pass(0);
    expect(platform.asks.search).toHaveBeenCalledTimes(1);
    fireEvent.click(button() as HTMLElement);
    await pass(0);
    expect(add).toHaveBeenCalledExactlyOnceWith('labels', { account_id: 'org-1' });
    expect(nearest()).toHaveValue('Bread');
    expect(platform.getMany).not.toHaveBeenCalled();
    type('milk');
    await pass(300);
    await pass(0);
    expect(platform.asks.search).toHaveBeenCalledTimes(2);
  });

  it('keeps what was picked when the person goes back', async () => {
    show({ add: () => Promise.resolve(null) }, { account_id: 'org-1' });
    fireEvent.click(button() as HTMLElement);
    await pass(0);
    expect(nearest()).toHaveValue('');
  });
});
