// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createConsole } from './testing/renderConsole';

const rows = (many: number) => Array.from({ length: many }, (_, id) => ({ id: `z${id}` }));

const numberOf = async (name: string, number: string) => {
  await waitFor(
    () => {
      expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveTextContent(
        new RegExp(`^${name}${number}$`),
      );
    },
    // The code of the dashboard is loaded first.
    { timeout: 30_000 },
  );
};

describe('tiles', () => {
  it("show the platform's total, with one small request", async () => {
    const { show, fault, sentTo } = await createConsole();
    await fault({ path: '/api/products', body: { products: rows(1), total: 12_345 } });
    show('/');
    await numberOf('Products', '12,345');
    expect(sentTo('GET', '/api/products')[0]?.query.get('limit')).toBe('1');
  });

  it.each([
    [3, '3'],
    [0, '0'],
    [25, '25\\+'],
  ])('of a list without a total show what is known: %i rows are %s', async (many, told) => {
    const { show, fault } = await createConsole();
    await fault({ path: '/api/zones', body: { zones: rows(many) } });
    show('/');
    await numberOf('Zones', told);
  });

  it('say that a list has only the newest records', async () => {
    const { show } = await createConsole();
    show('/');
    await numberOf('Jobs \\(newest only\\)', '250');
  });

  it('show an unreadable response as empty, and lists within a parent have no tile', async () => {
    const { show, fault } = await createConsole();
    await fault({ path: '/api/regions', body: { results: null, more: 1 } });
    show('/');
    await numberOf('Regions', '0');
    expect(screen.queryByRole('link', { name: /^Webhooks/ })).not.toBeInTheDocument();
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).not.toContain(':');
    }
  });
});
