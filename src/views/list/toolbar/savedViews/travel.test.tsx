// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsole } from '../../../testing/renderConsole';
import { loadViews } from '../../../load';
import {
  byCount,
  doMore,
  keep,
  openViews,
  settled,
  stored,
  viewsButton,
} from './testing/viewsMenu';

beforeEach(async () => {
  localStorage.clear();
  await loadViews();
});

describe('saved views', () => {
  it('are shared as a link that needs no stored data', async () => {
    const person = userEvent.setup();
    const { show, person: who } = await createConsole();
    const plain = { ...byCount, id: 'v2', name: 'Plain', parameters: {} };
    keep(who.userId, [byCount, plain]);
    show('/zones/regions');
    await settled('Regions');
    await openViews(person);
    await doMore(person, 'By count', 'Copy link');
    expect(await screen.findByText('Link to "By count" copied.')).toBeInTheDocument();
    const { origin } = window.location;
    expect(await navigator.clipboard.readText()).toBe(
      `${origin}/zones/regions?sort=-zones&columns=name,zones`,
    );
    await openViews(person);
    await doMore(person, 'Plain', 'Copy link');
    await waitFor(async () => {
      expect(await navigator.clipboard.readText()).toBe(`${origin}/zones/regions?view=all`);
    });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('forbidden'));
    await openViews(person);
    await doMore(person, 'Plain', 'Copy link');
    expect(
      await screen.findByText(/Copy the link yourself: .*\/zones\/regions\?view=all$/),
    ).toBeInTheDocument();
  }, 60_000);

  it('are imported from a file, without what the list does not have', async () => {
    const person = userEvent.setup();
    const { show, person: who } = await createConsole();
    keep(who.userId, [byCount]);
    const { address } = show('/zones/regions');
    await settled('Regions');
    const take = async (content: object | string) => {
      const menu = await openViews(person);
      const picker = menu.getByLabelText('Import a view from a file…', { selector: 'input' });
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      const file = new File([text], 'x.json', { type: 'application/json' });
      // jsdom's File has no text().
      return person.upload(picker, Object.assign(file, { text: () => Promise.resolve(text) }));
    };
    const good = { kind: 'facings list view', version: 1, list: 'regions', name: 'By count' };

    await take('<html>');
    expect(await screen.findByText("This file isn't a saved view (not JSON).")).toBeInTheDocument();
    await take({ ...good, list: 'products', parameters: {} });
    expect(
      await screen.findByText('This file is a view of another list (Products).'),
    ).toBeInTheDocument();
    expect(stored()).toMatchObject({ views: [{ id: 'v1' }] });

    await take({ ...good, parameters: { sort: 'name,-colour', columns: 'zones,size,name' } });
    expect(
      await screen.findByText(
        'View "By count (2)" imported. Not available in this list: colour, size.',
      ),
    ).toBeInTheDocument();
    await waitFor(() => {
      expect(address()).toBe('/zones/regions?sort=name&columns=zones,name');
    });
    expect(await viewsButton()).toHaveAccessibleName('Views: By count (2)');
  }, 60_000);
});
