// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { createRegistry } from '../../schema/registry';
import { expect, it } from 'vitest';
import { whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { reference, text } from '../../schema/fields';
import { FieldCell } from '../FieldCell';
import { RegistryProvider } from '../useDeclaration';
import { createPlatform } from '../testing/platform';
import { renderFields } from '../testing/render';

const bays = defineResource({
  name: 'bays',
  label: 'Bay',
  labels: 'Bays',
  routes: { list: '/halls/view/:hall_id/bays', view: '/halls/view/:hall_id/bays/view/:id' },
  api: '/api/bays',
  fields: { hall_id: text({ label: 'Hall' }), sign: text({ label: 'Sign' }) },
  calls: { list: { path: '/api/halls/:hall_id/bays', read: 'bays', paging: whole } },
  represent: '{sign}',
  list: { columns: ['sign'] },
});

const crates = defineResource({
  name: 'crates',
  label: 'Crate',
  labels: 'Crates',
  routes: { list: '/crates', view: '/crates/view/:id' },
  api: '/api/crates',
  fields: {
    bay_id: reference('bays', { label: 'Bay', nameFrom: ['bay.sign'] }),
    bay_sign: reference('bays', { label: 'Bay', by: 'sign', nameFrom: ['bay_sign'] }),
  },
  represent: '{id}',
  list: { columns: ['bay_id', 'bay_sign'] },
});

const registry = createRegistry([bays, crates]);

const show = (name: string, place: 'row' | 'page', values: object) => {
  const platform = createPlatform();
  platform.getList.mockResolvedValue({
    data: [
      { id: 'b-1', sign: 'AA' },
      { id: 'b/2', sign: 'AB' },
    ] as never,
    total: 2,
  });
  renderFields(
    <RegistryProvider registry={registry}>
      <FieldCell declaration={crates} source={name} record={{ id: 'c', ...values }} place={place} />
    </RegistryProvider>,
    platform,
  );
  return platform;
};

const byId = { bay_id: 'b-1', bay: { sign: 'AA' } };

it.each(['row', 'page'] as const)(
  'fills the parents of the page it leads to from its own record, in a %s',
  (place) => {
    show('bay_id', place, { ...byId, hall_id: 'h' });
    expect(screen.getByRole('link', { name: 'AA' })).toHaveAttribute(
      'href',
      '/halls/view/h/bays/view/b-1',
    );
  },
);

it.each([{}, { hall_id: null }, { hall_id: '' }])(
  'is not a link if a parent id is unknown: %j',
  (own) => {
    show('bay_id', 'page', { ...byId, ...own });
    expect(screen.getByText('AA')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

it('finds the record with a label, and links to it', async () => {
  const platform = show('bay_sign', 'page', { bay_sign: 'AB', hall_id: 'h' });
  expect(await screen.findByRole('link', { name: 'AB' })).toHaveAttribute(
    'href',
    '/halls/view/h/bays/view/b%2F2',
  );
  expect(platform.getList).toHaveBeenCalledTimes(1);
  expect(platform.getList.mock.calls[0]).toMatchObject([
    'bays',
    { meta: { within: { hall_id: 'h' } } },
  ]);
});

it('is not a link if no record has the label', async () => {
  const platform = show('bay_sign', 'page', { bay_sign: 'ZZ', hall_id: 'h' });
  await waitFor(() => {
    expect(platform.getList).toHaveBeenCalledTimes(1);
  });
  expect(screen.getByText('ZZ')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('requests nothing for rows of a list, or if a parent id is unknown', () => {
  const inRow = show('bay_sign', 'row', { bay_sign: 'AB', hall_id: 'h' });
  const orphan = show('bay_sign', 'page', { bay_sign: 'AB' });
  expect(inRow.getList).not.toHaveBeenCalled();
  expect(orphan.getList).not.toHaveBeenCalled();
  expect(screen.queryByRole('link')).toBeNull();
});
