import { expect, it } from 'vitest';
import { declarations } from '../../../../resources/index';
import { defineResource } from '../../../schema/defineResource';
import { text } from '../../../schema/fields';
import { onceField } from '../../../schema/onceField';
import { canUpdate, canUpdateByKey, editedFields, editedName, importedColumns } from './columnsOf';

/** Every declaration that is imported: a required field that no cell can hold would throw. */
const imported = declarations.filter(({ bulk }) => bulk?.import);

it('are the fields of the create form, but what is chosen once and what only follows', () => {
  const all = Object.fromEntries(
    imported.map((one) => [
      one.name,
      [onceField(one), ...importedColumns(one).map(({ name }) => name)],
    ]),
  );
  expect(all).toEqual({
    zones: [
      'account_id',
      'name',
      'region_id',
      'timeZoneName',
      'external_store_id',
      'alt_external_store_id',
    ],
    regions: ['account_id', 'name'],
    notionals: ['account_id', 'name', 'ar_label', 'default_uom', 'shelf_label_text'],
    items: [null, 'name'],
    categories: [null, 'name', 'type'],
    zoneLocations: [null, 'name', 'storage_type', 'width', 'height', 'depth'],
    invites: [null, 'name', 'email', 'role'],
  });
});

it('may be empty where the form begins with a value', () => {
  const [, , role] = importedColumns(
    declarations.find(({ name }) => name === 'invites') ?? never(),
  );
  expect(role).toMatchObject({ name: 'role', initial: 'user', isOptional: true });
});

it('update existing records in every column but the key that the edit form has, by the key where there are others', () => {
  const updated = imported
    .filter(canUpdate)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((one) => [
      one.name,
      canUpdateByKey(one) ? one.bulk?.key : 'id',
      importedColumns(one).flatMap(({ name }) => {
        const edited = editedName(one, name);
        return edited !== null && editedFields(one).includes(edited) ? [edited] : [];
      }),
    ]);
  expect(updated).toEqual([
    ['categories', 'id', ['name', 'type']],
    ['items', 'id', []],
    ['notionals', 'name', ['ar_label', 'default_uom', 'shelf_label_text']],
    ['regions', 'id', []],
    ['zoneLocations', 'name', ['storage_type', 'width', 'height', 'depth']],
    ['zones', 'name', ['region_id', 'timeZoneName', 'external_store_id', 'alt_external_store_id']],
  ]);
  // An invite cannot be changed.
  expect(imported.filter((one) => !canUpdate(one)).map(({ name }) => name)).toEqual(['invites']);
});

const never = (): never => {
  throw new Error('There are no invites.');
};

it('have no secret: rows are kept in the browser, and written to files', () => {
  const fields = {
    name: text({ label: 'Name' }),
    token: text({ label: 'Token', secret: 'masked' }),
  };
  const seals = defineResource({
    name: 'seals',
    label: 'Seal',
    labels: 'Seals',
    routes: { list: '/seals' },
    api: '/api/seals',
    fields,
    represent: '{name}',
    list: { columns: ['name'] },
    create: { title: 'Add Seal', fields: ['name', 'token'] },
    edit: { title: 'Edit Seal', fields: ['name', 'token'], done: 'Saved.' },
    bulk: { key: 'name', import: {}, edit: {} },
  });
  expect(importedColumns(seals).map(({ name }) => name)).toEqual(['name']);
  expect(editedFields(seals)).toEqual(['name']);
});
