// @vitest-environment jsdom
/** The palette's results besides screens and commands, with the stand-in. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeViews, noViews } from '../../views/list/toolbar/savedViews/viewsStore';
import { createConsole } from '../../views/testing/renderConsole';
import { closeOver, openPalette, openSwitch } from '../keys/opened';

const long = { timeout: 15_000 };

beforeEach(() => {
  localStorage.clear();
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  act(closeOver);
});

const start = async (address = '/account') => {
  const made = await createConsole({ withKeys: true });
  const shown = made.show(address);
  await screen.findByRole('heading', { level: 1 });
  return { ...made, ...shown };
};
const type = async (text: string) => {
  act(openPalette);
  await userEvent.type(await screen.findByRole('combobox', undefined, long), text);
};
const group = (name: string) => screen.findByRole('group', { name }, long);
const options = async (name: string) =>
  within(await group(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the palette', () => {
  it('names the organization of results, and links to all of them', async () => {
    const { address } = await start();
    await type('den');
    const zones = await group('Zones');
    const all = await within(zones).findByRole('option', { name: /^Show all \d+ in Zones$/ }, long);
    const [first] = within(zones).getAllByRole('option');
    expect(first?.querySelector('.detail')?.textContent).toMatch(/\p{L}{3}.* · \S/u);
    await userEvent.click(all);
    expect(address()).toBe('/zones?q=den');
  }, 30_000);

  it.each([
    ['Regions', 'north'],
    ['Notional Products', 'milk'],
    ['Items', 'scan'],
    ['Models', 'shelf'],
  ])(
    'finds %s',
    async (many, text) => {
      await start();
      await type(text);
      expect((await options(many)).join('\n').toLowerCase()).toContain(text);
    },
    30_000,
  );

  it('repeats only the first characters of a long text without results', async () => {
    await start();
    act(openPalette);
    await userEvent.click(await screen.findByRole('combobox', undefined, long));
    await userEvent.paste('x'.repeat(10_000));
    expect(
      await screen.findAllByText(`No results for "${'x'.repeat(59)}…".`, {}, long),
    ).toHaveLength(2);
  }, 30_000);

  it('finds a page of an organization by both names', async () => {
    const { address } = await start();
    await type('brightwater webhooks');
    const pages = await group('Pages of organizations');
    const [first] = within(pages).getAllByRole('option');
    expect(first).toHaveTextContent(/^Brightwater .* · Webhooks$/);
    await userEvent.click(first as HTMLElement);
    expect(address()).toMatch(/^\/organizations\/view\/[^/]+\/webhooks$/);
  }, 30_000);

  it('finds a saved view of a list', async () => {
    const { person, address } = await start();
    const view = { id: 'v', list: 'products', name: 'Frozen goods', parameters: { q: 'frozen' } };
    act(() => {
      changeViews(person.userId, () => ({ ...noViews, views: [view] }));
    });
    await type('froz');
    const [first] = within(await group('Saved views')).getAllByRole('option');
    expect(first).toHaveTextContent('Frozen goodsProducts');
    await userEvent.click(first as HTMLElement);
    expect(address()).toBe('/products?q=frozen');
  }, 30_000);

  it('offers all organizations to switch to if they are few', async () => {
    await start();
    act(openSwitch);
    await screen.findByRole('combobox', undefined, long);
    const offered = await options('Organizations');
    expect(offered.length).toBeGreaterThan(5);
    expect(screen.queryByText(/^Type at least/)).not.toBeInTheDocument();
    await userEvent.keyboard('b');
    const narrowed = await options('Organizations');
    expect(narrowed.length).toBeLessThan(offered.length);
    expect(narrowed[0]).toMatch(/^B/);
  }, 30_000);
});

it('keys that are pressed while its code loads are its first text, and no shortcuts of the page', async () => {
  const { address } = await start();
  act(openPalette);
  expect(screen.queryByRole('combobox')).toBeNull();
  for (const key of ['g', 'z', 'x', 'Backspace', 'Enter'])
    fireEvent.keyDown(document.body, { key });
  expect(await screen.findByRole('combobox', undefined, long)).toHaveValue('gz');
  expect(address()).toMatch(/^\/account/);

  // Escape while it loads: it does not open any more, and nothing of it is kept.
  act(closeOver);
  act(openPalette);
  expect(await screen.findByRole('combobox', undefined, long)).toHaveValue('');
});
