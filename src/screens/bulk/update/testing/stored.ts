/** What the stand-in's organization has, and what a person waits for. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { renderBulkAdd } from '../../add/testing/renderBulkAdd';

export const organization = 'acc00000-0000-4000-8000-000000000001';

export interface StoredProduct {
  readonly id: string;
  readonly sku: string;
  readonly product_description: string;
  readonly category: string | null;
  readonly item_app_eligible: string;
}

type Ask = Awaited<ReturnType<typeof renderBulkAdd>>['ask'];

export const storedProducts = async (ask: Ask): Promise<readonly StoredProduct[]> => {
  const path = `/api/products/bulk?account_id=${organization}&limit=500&offset=0&search=`;
  return (await ask<{ readonly products: readonly StoredProduct[] }>('GET', path)).body.products;
};

/** The button with this name, once it can be pressed. */
export const enabled = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name });
  await waitFor(() => {
    expect(found).toBeEnabled();
  });
  return found;
};
