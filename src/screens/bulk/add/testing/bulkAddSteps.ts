/** What a person does in Bulk Add, step by step. */
import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

export const button = (dialog: HTMLElement, name: string | RegExp) =>
  within(dialog).getByRole('button', { name });

export const chooseOrganization = async (dialog: HTMLElement) => {
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Organization/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Alder & Vine Markets' }));
  await within(dialog).findByRole('button', { name: 'Add Products' });
};

/** jsdom's own files cannot be read. */
export const fileOf = (name: string, text: string): File =>
  new NodeFile([text], name) as unknown as File;

export const drop = (dialog: HTMLElement, files: readonly File[]) => {
  fireEvent.drop(dialog, { dataTransfer: { files, types: ['Files'] } });
};

export const csv = (...lines: readonly string[]): string => lines.join('\n');

export const imported = async (dialog: HTMLElement, text: string) => {
  drop(dialog, [fileOf('products.csv', text)]);
  await within(dialog).findByRole('region', { name: 'Match the columns' });
  await userEvent.click(button(dialog, 'Import'));
  await within(dialog).findByRole('grid', { name: 'Products to add' });
};

export const reviewed = async (dialog: HTMLElement) => {
  await userEvent.click(button(dialog, 'Review'));
  await waitFor(() => {
    expect(button(dialog, 'Save')).toBeEnabled();
  });
  await userEvent.click(button(dialog, 'Save'));
};
