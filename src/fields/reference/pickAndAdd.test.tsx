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
  it('names the field to fill in first, and requests nothing until then', async () => {
    renderForm({ names: ['near_id'], platform });
    expect(nearest()).toHaveAccessibleDescription('Choose an organization first.');
    type('milk');
    await pass(1000);
    expect(platform.lookups.search).not.toHaveBeenCalled();
  });

  it("only offers records for that field's value", async () => {
    platform.lookups.search.mockResolvedValue([
      milk,
      { id: 'l-2', label: 'Milk of others', record: { id: 'l-2', account_id: 'org-2' } },
    ]);
    renderForm({ names: ['near_id'], values: { account_id: 'org-1' }, platform });
    expect(nearest()).not.toHaveAccessibleDescription();
    type('milk');
    await pass(300);
    await pass(0);
    expect(platform.lookups.search.mock.calls[0]?.[2]).toEqual({ account_id: 'org-1' });
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

  it('has no button if nothing can be created', () => {
    show(null, { account_id: 'org-1' });
    expect(button()).toBeNull();
  });

  it('is disabled until the parent ids of the new record are known', () => {
    show({ add: vi.fn() });
    expect(button()).toBeDisabled();
  });

  it('selects the new record, and searches again', async () => {
    const add = vi.fn<Adding['add']>(() => Promise.resolve({ id: 'l-9', label: 'Bread' }));
    platform.lookups.search.mockResolvedValue([milk]);
    show({ add }, { account_id: 'org-1' });
    type('milk');
    await pass(300);
    await pass(0);
    expect(platform.lookups.search).toHaveBeenCalledTimes(1);
    fireEvent.click(button() as HTMLElement);
    await pass(0);
    expect(add).toHaveBeenCalledExactlyOnceWith('labels', { account_id: 'org-1' });
    expect(nearest()).toHaveValue('Bread');
    expect(platform.getMany).not.toHaveBeenCalled();
    type('milk');
    await pass(300);
    await pass(0);
    expect(platform.lookups.search).toHaveBeenCalledTimes(2);
  });

  it('keeps the selection if the person cancels', async () => {
    show({ add: () => Promise.resolve(null) }, { account_id: 'org-1' });
    fireEvent.click(button() as HTMLElement);
    await pass(0);
    expect(nearest()).toHaveValue('');
  });
});
