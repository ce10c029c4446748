// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AnyDeclaration } from '../../schema/defineResource';
import { createConsole } from '../testing/renderConsole';
import { shopPage } from '../testing/shopConsole';
import { createShopPlatform } from '../testing/shopPlatform';
import { shopDeclarations } from '../testing/shops';

/** A dialog form with two tabs; the second one has the shop's badges below its field. */
const inDialog = shopDeclarations.map((declaration): AnyDeclaration => {
  if (declaration.name !== 'clerks' || !declaration.edit) return declaration;
  return {
    ...declaration,
    calls: {
      ...declaration.calls,
      also: { desk: { path: '/api/shops/:shop_id/desk', read: 'desk' } },
    },
    edit: {
      ...declaration.edit,
      as: 'dialog',
      tabs: [
        { label: 'Person', fields: ['name'] },
        {
          label: 'Place',
          fields: ['desk'],
          panels: [{ of: 'badges', title: 'Their badges', within: { shop_id: 'shop_id' } }],
        },
      ],
    },
  };
});

const open = async () => {
  const shops = createShopPlatform();
  const made = await createConsole({
    more: inDialog,
    answer: (call) =>
      call.path.endsWith('/desk') ? Response.json({ desk: 7 }) : shops.answer(call),
  });
  made.show(`${shopPage}?panel=${encodeURIComponent('clerks/edit/c%2F1')}`);
  return { ...made, dialog: await screen.findByRole('dialog', { name: /^Edit Clerk:/ }) };
};

describe('a form in a dialog', () => {
  it('starts with the complete record, not with a row of the list', async () => {
    const { dialog } = await open();
    await userEvent.click(await within(dialog).findByRole('tab', { name: 'Place' }));
    expect(within(dialog).getByLabelText(/Desk/)).toHaveValue('7');
  });

  it('has panels below the fields of a tab, and saves with them', async () => {
    const { dialog, sentTo } = await open();
    await userEvent.click(await within(dialog).findByRole('tab', { name: 'Place' }));
    const panel = await within(dialog).findByRole('region', { name: 'Their badges' });
    expect(await within(panel).findByText('No badges to display.')).toBeVisible();
    expect(sentTo('PUT', '/api')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(sentTo('PUT', '/api').map(({ body }) => body)).toEqual([
      { name: 'Ada', is_on: true, desk: 7 },
    ]);
  });
});
