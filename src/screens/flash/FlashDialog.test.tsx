// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { flashPath, account, renderFlash, type ZoneProduct } from './testing/renderFlash';

// Nothing here is hidden from assistive technology, and checking for it takes jsdom seconds.
configure({ defaultHidden: true });

const question =
  'Overwriting existing products may affect product data. Are you sure you want to enable this option?';

/** Answers a flash instead of the platform. */
const answering =
  (reply: () => Promise<Response> | Response) =>
  ({ path }: { readonly path: string }) =>
    path === flashPath ? reply() : undefined;

const flashButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Flash' });
const radio = (dialog: HTMLElement, name: string) => within(dialog).getByRole('radio', { name });
const overwrite = (dialog: HTMLElement) =>
  within(dialog).getByRole('switch', { name: 'Overwrite existing' });

/** Enters the text in one event, since each key press would render. */
const search = async (dialog: HTMLElement, text: string) => {
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Source zone/ }));
  await userEvent.paste(text);
};

/** The external id follows the name in a zone's option. */
const startsWith = (name: string) => new RegExp(`^${name}`);

const pick = async (dialog: HTMLElement, name: string) => {
  await userEvent.click(radio(dialog, 'Zone'));
  await search(dialog, name);
  await userEvent.click(await screen.findByRole('option', { name: startsWith(name) }));
};

describe('Flash Products', () => {
  it('begins with nothing chosen; Flash waits for a source, and for its zone', async () => {
    const { dialog, source, target, sentTo } = await renderFlash();
    const radios = within(dialog).getAllByRole('radio');
    expect(radios.map((one) => one.closest('label')?.textContent)).toEqual([
      'Organization',
      'Zone',
    ]);
    for (const one of radios) expect(one).not.toBeChecked();
    expect(flashButton(dialog)).toBeDisabled();

    await userEvent.click(radio(dialog, 'Organization'));
    expect(flashButton(dialog)).toBeEnabled();
    expect(within(dialog).queryByRole('combobox')).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('switch')).not.toBeInTheDocument();

    await userEvent.click(radio(dialog, 'Zone'));
    expect(flashButton(dialog)).toBeDisabled();
    const box = within(dialog).getByRole('combobox', { name: /Source zone/ });
    await search(dialog, target.name);
    await waitFor(() => {
      expect(sentTo('GET', '/api/zones/search')).toHaveLength(1);
    });
    const [asked] = sentTo('GET', '/api/zones/search');
    expect(asked?.query).toEqual({ account_id: account, text: target.name });
    expect(screen.queryByRole('option', { name: startsWith(target.name) })).not.toBeInTheDocument();
    await userEvent.clear(box);
    await pick(dialog, source.name);
    expect(flashButton(dialog)).toBeEnabled();
  });

  it('from the organization previews, flashes once, tells the truth and takes it back', async () => {
    const { dialog, target, productsOf, sentTo } = await renderFlash();
    const before = await productsOf(target.id);
    await userEvent.click(radio(dialog, 'Organization'));
    const said = await within(dialog).findByText(/would be added/);
    const [added = '', kept = '', overwritten = '', archived = ''] = said.textContent.split(', ');
    const n = Number.parseInt(added, 10);
    expect(n).toBeGreaterThan(0);
    expect([kept, overwritten]).toEqual([`${before.length} kept`, '0 overwritten']);
    expect(archived).toMatch(/^\d+ archived \(excluded\)$/);

    await userEvent.dblClick(flashButton(dialog));
    expect(await screen.findByText('Products flashed to zone.')).toBeVisible();
    const [sent, ...more] = sentTo('POST', flashPath);
    expect(more).toEqual([]);
    expect(sent?.query).toEqual({ zone_id: target.id });
    expect(sent?.body).toBeUndefined();
    expect(await within(dialog).findByText(`${n} added, 0 overwritten`)).toBeVisible();
    const now = await productsOf(target.id);
    expect(now).toHaveLength(before.length + n);

    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(await within(dialog).findByText(`${n} products removed from the zone.`)).toBeVisible();
    const ids = (rows: readonly ZoneProduct[]) =>
      rows.map((row) => row.inventory_product_sku_id).sort();
    expect(ids(await productsOf(target.id))).toEqual(ids(before));
    for (const { body } of sentTo('DELETE', '/api/zones/products')) {
      expect(body).toMatchObject({ zone_ids: [target.id] });
      expect((body as { product_ids: string[] }).product_ids.length).toBeLessThanOrEqual(100);
    }
    expect(within(dialog).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('from a zone asks before it overwrites; declined, it does not', async () => {
    const { dialog, source, target, sentTo } = await renderFlash();
    await pick(dialog, source.name);
    await userEvent.click(overwrite(dialog));
    const asked = await screen.findByRole('alertdialog', { name: 'Overwrite existing' });
    expect(within(asked).getByText(question)).toBeVisible();
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(overwrite(dialog)).not.toBeChecked();
    await userEvent.click(flashButton(dialog));
    await screen.findByText('Products flashed to zone.');
    expect(sentTo('POST', flashPath)[0]?.query).toEqual({
      from_zone_id: source.id,
      zone_id: target.id,
      overwrite: 'false',
    });
  });

  it('from a zone overwrites common products, and warns that this cannot be undone', async () => {
    const { change, dialog, source, target, productsOf, sentTo } = await renderFlash();
    // One product is in both zones, with another par in the source.
    const [shared] = await productsOf(source.id);
    if (!shared) throw new Error('The source zone has no products.');
    await change('DELETE', '/api/zones/products', {
      zone_ids: [source.id, target.id],
      product_ids: [shared.inventory_product_sku_id],
    });
    for (const [zone_id, par] of [
      [source.id, 9],
      [target.id, 4],
    ] as const) {
      await change('POST', '/api/zones/products', {
        zone_id,
        inventory_product_sku_id: shared.inventory_product_sku_id,
        par,
      });
    }
    await pick(dialog, source.name);
    await within(dialog).findByText(/would be added.* 0 overwritten/);
    await userEvent.click(overwrite(dialog));
    await userEvent.click(await screen.findByRole('button', { name: 'Enable overwriting' }));
    await waitFor(() => {
      expect(overwrite(dialog)).toBeChecked();
    });
    const said = await within(dialog).findByText(/would be added.* [1-9]\d* overwritten/);
    const [, n] = /(\d+) overwritten/.exec(said.textContent) ?? [];
    await userEvent.click(within(dialog).getByRole('button', { name: `Overwritten (${n})` }));
    expect(within(dialog).getByText('Par 4 → 9')).toBeVisible();

    await userEvent.click(flashButton(dialog));
    expect(await within(dialog).findByText(new RegExp(`added, ${n} overwritten$`))).toBeVisible();
    expect(within(dialog).getByText('Overwritten values cannot be restored.')).toBeVisible();
    expect(sentTo('POST', flashPath)[0]?.query.overwrite).toBe('true');
    const now = await productsOf(target.id);
    expect(
      now.find((row) => row.inventory_product_sku_id === shared.inventory_product_sku_id)?.par,
    ).toBe(9);
  });

  it('looks through the products of a count', async () => {
    const { dialog } = await renderFlash();
    await userEvent.click(radio(dialog, 'Organization'));
    const list = await within(dialog).findByRole('list', { name: 'Products' });
    const first = within(list).getAllByRole('listitem')[0]?.textContent ?? '';
    const [sku = ''] = first.split(' ');
    await userEvent.type(within(dialog).getByRole('searchbox'), sku);
    await waitFor(() => {
      expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    });
    await userEvent.type(within(dialog).getByRole('searchbox'), ' nothing of the kind');
    expect(await within(list).findByText('No products match your search.')).toBeVisible();
  });

  it.each([
    ['FAILED', () => Response.json({ code: 'FAILED' }), 'The platform responded: FAILED.'],
    ['403', () => Response.json({ message: 'Not yours.' }, { status: 403 }), 'Not yours.'],
  ])('with the answer %s has failed, says why, and loses nothing', async (_, reply, reason) => {
    const { dialog } = await renderFlash(answering(reply));
    await userEvent.click(radio(dialog, 'Organization'));
    await userEvent.click(flashButton(dialog));
    const toast = await screen.findByText('Failed to flash products to zone.');
    expect(toast.closest('[role=alert]')).toHaveClass(/error/i);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(reason);
    expect(radio(dialog, 'Organization')).toBeChecked();
    expect(flashButton(dialog)).toBeEnabled();
  });

  it('reports a removed source zone, in the preview and when flashing', async () => {
    const { change, dialog, source, sentTo } = await renderFlash();
    await userEvent.click(radio(dialog, 'Zone'));
    await search(dialog, source.name);
    const option = await screen.findByRole('option', { name: startsWith(source.name) });
    await change('DELETE', `/api/zones/${source.id}`);
    await userEvent.click(option);
    expect(
      await within(dialog).findByText(/^The products of the source zone could not be loaded\./),
    ).toBeVisible();
    await userEvent.click(flashButton(dialog));
    expect(await screen.findByText('Failed to flash products to zone.')).toBeVisible();
    expect(sentTo('POST', flashPath)).toEqual([]);
  });

  it('after closing, a notification reports it with an undo', async () => {
    let go: (() => void) | undefined;
    const held = new Promise<void>((done) => {
      go = done;
    });
    const { change, dialog, target, productsOf } = await renderFlash(
      answering(async () => {
        await held;
        const answer = await change('POST', `${flashPath}?zone_id=${target.id}`);
        return Response.json(answer.body);
      }),
    );
    const before = await productsOf(target.id);
    await userEvent.click(radio(dialog, 'Organization'));
    await userEvent.click(flashButton(dialog));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Close' }));
    await screen.findByText('closed');
    go?.();
    expect(await screen.findByText('Products flashed to zone.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/removed from the zone/)).toBeVisible();
    expect(await productsOf(target.id)).toHaveLength(before.length);
  });
});
