// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acme, bolt, createPlatform, type TestPlatform } from '../testing/platform';
import { renderForm } from '../testing/render';

let platform: TestPlatform;

beforeEach(() => {
  vi.useFakeTimers();
  platform = createPlatform();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const type = (input: HTMLElement, text: string) => {
  act(() => {
    input.focus();
  });
  fireEvent.change(input, { target: { value: text } });
};
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const found = (id: string, label: string, record: object = {}) => ({
  id,
  label,
  record: { id, ...record },
});

describe('a picker of an unpaged list', () => {
  const organization = () => screen.getByRole('combobox', { name: 'Organization' });
  const show = () => renderForm({ names: ['account_id'], platform });

  it('offers the permitted records when it is opened', async () => {
    show();
    await pass(0);
    expect(platform.getList).not.toHaveBeenCalled();
    fireEvent.mouseDown(organization());
    await pass(0);
    expect(platform.getList.mock.calls[0]?.[1]).toMatchObject({
      filter: { services: 'METASHELF' },
    });
    expect(optionTexts()).toEqual(['Acme', 'Coded Corner']);
  });

  it('searches from the second character, 300 ms after the last', async () => {
    platform.lookups.search.mockResolvedValue([found('org-1', 'Acme', acme)]);
    show();
    type(organization(), 'a');
    await pass(1000);
    expect(platform.lookups.search).not.toHaveBeenCalled();
    type(organization(), 'ac');
    await pass(299);
    expect(platform.lookups.search).not.toHaveBeenCalled();
    await pass(1);
    expect(platform.lookups.search).toHaveBeenCalledTimes(1);
    expect(platform.lookups.search.mock.calls[0]?.[1]).toBe('ac');
    await pass(0);
    expect(optionTexts()).toEqual(['Acme']);
  });

  it('excludes search results that may not be picked', async () => {
    platform.lookups.search.mockResolvedValue([
      found('org-2', 'Bolt', bolt),
      // These results do not contain the services, but the list does.
      found('org-1', 'Acme'),
      found('org-9', 'Acton'),
    ]);
    show();
    type(organization(), 'ac');
    await pass(300);
    await pass(0);
    expect(optionTexts()).toEqual(['Acme']);
  });

  it('cancels a search when the text changes', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    platform.lookups.search.mockImplementation((_, __, ___, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    show();
    type(organization(), 'ac');
    await pass(300);
    type(organization(), 'aco');
    await pass(0);
    expect(signals[0]?.aborted).toBe(true);
    await pass(300);
    expect(signals).toHaveLength(2);
    expect(signals[1]?.aborted).toBe(false);
  });

  it('reports that the list failed to load, and tries again', async () => {
    platform.getList.mockRejectedValueOnce(new Error('down'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show();
    fireEvent.mouseDown(organization());
    await pass(0);
    await pass(0);
    fireEvent.click(screen.getByRole('option', { name: /could not be loaded.*Try again/ }));
    await pass(0);
    expect(optionTexts()).toEqual(['Acme', 'Coded Corner']);
  });

  it('shows the name of its initial value', async () => {
    renderForm({ names: ['account_id'], values: { account_id: 'org-2' }, platform });
    await pass(100);
    expect(organization()).toHaveValue('Bolt');
    expect(platform.getMany).toHaveBeenCalledTimes(1);
  });
});

describe('a picker with search only', () => {
  const label = () => screen.getByRole('combobox', { name: 'Label' });
  const record = { id: 's-1', account_id: 'org-1', label_id: null };

  it('shows the minimum length, and then searches with the needed values', async () => {
    platform.lookups.search.mockResolvedValue([found('l-1', 'Milk 1 l')]);
    renderForm({ names: ['label_id'], record, platform });
    fireEvent.mouseDown(label());
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent('Type at least 3 characters to search');
    type(label(), 'mi');
    await pass(1000);
    expect(platform.lookups.search).not.toHaveBeenCalled();
    type(label(), 'mil');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await pass(300);
    await pass(0);
    expect(platform.lookups.search.mock.calls[0]?.slice(1, 3)).toEqual([
      'mil',
      { account_id: 'org-1' },
    ]);
    expect(optionTexts()).toEqual(['Milk 1 l']);
    expect(platform.getList).not.toHaveBeenCalled();
  });

  it('keeps the name of the selection without a request', async () => {
    platform.lookups.search.mockResolvedValue([found('l-1', 'Milk 1 l')]);
    renderForm({ names: ['label_id'], record, platform });
    type(label(), 'mil');
    await pass(300);
    await pass(0);
    fireEvent.click(screen.getByRole('option', { name: 'Milk 1 l' }));
    await pass(0);
    expect(label()).toHaveValue('Milk 1 l');
    expect(platform.getMany).not.toHaveBeenCalled();
  });

  it('distinguishes entries by their detail, in the menu and when selected', async () => {
    platform.lookups.search.mockResolvedValue([
      { ...found('l-1', 'AV-10'), detail: 'Cheddar 8 oz' },
      { ...found('l-2', 'AV-11'), detail: 'Cheddar 16 oz' },
    ]);
    renderForm({ names: ['label_id'], record, platform });
    type(label(), 'cheddar');
    await pass(300);
    await pass(0);
    expect(optionTexts()).toEqual(['AV-10 Cheddar 8 oz', 'AV-11 Cheddar 16 oz']);
    fireEvent.click(screen.getByRole('option', { name: /16 oz/ }));
    await pass(0);
    expect(label()).toHaveValue('AV-11');
    expect(label()).toHaveAccessibleDescription('Cheddar 16 oz');
  });

  it('clears the results with the text', async () => {
    platform.lookups.search.mockResolvedValue([found('l-1', 'Milk 1 l')]);
    renderForm({ names: ['label_id'], record, platform });
    type(label(), 'milk');
    await pass(300);
    await pass(0);
    expect(optionTexts()).toEqual(['Milk 1 l']);
    type(label(), '');
    await pass(0);
    expect(optionTexts()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Type at least 3 characters to search');
  });

  it('shows the name from the record, without a call', async () => {
    const named = { ...record, label_id: 'l-7', label: { name: 'Bread' } };
    renderForm({ names: ['label_id'], record: named, platform });
    await pass(100);
    expect(label()).toHaveValue('Bread');
    expect(platform.getMany).not.toHaveBeenCalled();
  });

  it('can be overwritten by typing, which starts a search', async () => {
    const named = { ...record, label_id: 'l-7', label: { name: 'Bread' } };
    platform.lookups.search.mockResolvedValue([found('l-1', 'Milk 1 l')]);
    renderForm({ names: ['label_id'], record: named, platform });
    await pass(100);
    type(label(), 'mil');
    await pass(400);
    await pass(0);
    expect(label()).toHaveValue('mil');
    expect(optionTexts()).toEqual(['Milk 1 l']);
  });
});
