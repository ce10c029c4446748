/** Renders the console over a platform of shops, with helpers for its screens. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createConsole } from './renderConsole';
import { createShopPlatform, corner } from './shopPlatform';
import { shopDeclarations } from './shops';

export const shopPage = `/shops/view/${encodeURIComponent(corner)}`;

export const createShopConsole = async () => {
  const shops = createShopPlatform();
  const made = await createConsole({ more: shopDeclarations, answer: shops.answer });
  return { ...made, ...shops };
};

/** The page of a shop (or one of its pages), once it is loaded. */
export const openShop = async (address = shopPage, title = 'Corner') => {
  const made = await createShopConsole();
  const shown = made.show(address);
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(title);
  });
  return { ...made, ...shown };
};
