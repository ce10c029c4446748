/** Test helpers for the menu of saved views, and what is stored. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

export const long = { timeout: 15_000 };

/** The table of a list, once its rows are loaded. */
export const settled = async (name: string) => {
  const table = await screen.findByRole('table', { name }, long);
  await waitFor(() => {
    expect(table).toHaveAttribute('aria-busy', 'false');
  }, long);
  return table;
};

export const viewsButton = () => screen.findByRole('button', { name: /^Views/ });

export const openViews = async (person: UserEvent) => {
  await person.click(await viewsButton());
  return within(await screen.findByRole('dialog', { name: 'Views' }, long));
};

/** Runs an action of a view in the open menu. */
export const doMore = async (person: UserEvent, name: string, choice: string) => {
  await person.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await person.click(await screen.findByRole('menuitem', { name: choice }));
};

/** The stored views; these tests have a single user. */
export const stored = (): unknown => {
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('facings-views:'));
  return JSON.parse(localStorage.getItem(key) ?? 'null');
};

export const keep = (userId: string, views: readonly object[], defaults: object = {}) => {
  localStorage.setItem(`facings-views:${userId}`, JSON.stringify({ version: 1, views, defaults }));
};

export const byCount = {
  id: 'v1',
  list: 'regions',
  name: 'By count',
  parameters: { sort: '-zones', columns: 'name,zones' },
};
