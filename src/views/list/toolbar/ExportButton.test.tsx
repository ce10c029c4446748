// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openShop } from '../../testing/shopConsole';

interface Saved {
  readonly name: string;
  readonly text: string;
}

let saved: Promise<Saved>[] = [];
let files = new Map<string, Blob>();

/** jsdom's Blob has no text(). */
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(String(reader.result));
    };
    reader.readAsText(file);
  });

beforeEach(() => {
  saved = [];
  files = new Map();
  // jsdom cannot download; this stores what a browser would download.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        const address = `blob:${files.size}`;
        files.set(address, file);
        return address;
      },
      revokeObjectURL: (address: string) => {
        files.delete(address);
      },
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href);
    const name = this.download;
    if (file) saved.push(textOf(file).then((text) => ({ name, text })));
  });
});

const opened = async () => {
  const made = await openShop('/shops', 'Shops');
  return { ...made, button: await screen.findByRole('button', { name: 'Export' }) };
};

describe('ExportButton', () => {
  it('creates the file once and downloads it', async () => {
    const { button, sentTo, meet } = await opened();
    let answer: (reply: Response) => void = () => undefined;
    meet(
      'POST /api/shops/export',
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await userEvent.dblClick(button);
    answer(Response.json({ path: 'made/shops.csv' }));
    expect(await screen.findByText('Exported shops.csv.')).toBeVisible();
    expect(await Promise.all(saved)).toEqual([{ name: 'shops.csv', text: 'id\nb\n' }]);
    expect(sentTo('POST', '/api/shops').map(({ path, body }) => [path, body])).toEqual([
      ['/api/shops/export', {}],
    ]);
    const [read] = sentTo('GET', '/api/shops/export');
    expect(read?.query.get('filepath')).toBe('made/shops.csv');
    expect(button).toBeEnabled();
  });

  it.each([
    ['HTML', () => new Response('<h1>x</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['an empty 200', () => new Response('')],
    ['JSON', () => Response.json({ status: 'pending' })],
  ])('saves nothing if the file is %s, and says so', async (_, reply) => {
    const { button, meet } = await opened();
    meet('GET /api/shops/export', reply());
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
    expect(saved).toEqual([]);
    await waitFor(() => {
      expect(button).toBeEnabled();
    });
  });

  it('reports a refusal, and can be tried again', async () => {
    const { button, refuse } = await opened();
    refuse('POST /api/shops/export', 429, 'One at a time.');
    await userEvent.click(button);
    expect(await screen.findByText(/One at a time\./)).toBeVisible();
    await userEvent.click(button);
    expect(await screen.findByText('Exported shops.csv.')).toBeVisible();
    expect(saved).toHaveLength(1);
  });
});
