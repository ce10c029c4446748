import { describe, expect, it } from 'vitest';
import { declarations } from '../../../../../resources/index';
import { products } from '../../../../../resources/products';
import { defineResource } from '../../../../schema/defineResource';
import { count, image, onOff, own, text } from '../../../../schema/fields';
import { noParents } from '../../../../schema/routes';
import { columnsFrom, columnsText, declaredColumns, offeredColumns } from './columns';

const load = () => Promise.resolve({ default: () => null });

const things = defineResource({
  name: 'things',
  label: 'Thing',
  labels: 'Things',
  routes: { list: '/things', view: '/things/view/:id' },
  api: '/api/things',
  fields: {
    logo: image({ label: 'Logo' }),
    photo: image({ label: 'Photo' }),
    name: text({ label: 'Name' }),
    account_id: text({ label: 'Account' }),
    parts: count({ label: 'Parts' }),
    open: onOff({ label: 'Open', words: { on: 'Yes', off: 'No' } }),
    token: text({ label: 'Token', secret: 'hidden' }),
    logins: own({ label: 'Logins', cell: load, input: load }),
  },
  represent: '{name}',
  list: { columns: ['logo', 'name', 'account_id'] },
  view: { fields: ['photo', 'name', 'parts', 'token', 'logins', 'open', 'account_id'] },
});
const within = { account_id: '7' };

describe('columns', () => {
  it('are the declared ones first, then those of the page; without further pictures and secrets', () => {
    expect(offeredColumns(things, noParents)).toEqual([
      'logo',
      'name',
      'account_id',
      'parts',
      'open',
    ]);
  });

  it('never include parents of the list', () => {
    expect(declaredColumns(things, within)).toEqual(['logo', 'name']);
    expect(offeredColumns(things, within)).toEqual(['logo', 'name', 'parts', 'open']);
    expect(columnsFrom(things, within, 'account_id,open')).toEqual(['open']);
  });

  it.each([
    [null, ['logo', 'name', 'account_id']],
    ['', ['logo', 'name', 'account_id']],
    ['parts,name', ['parts', 'name']],
    ['name,name,parts,name', ['name', 'parts']],
    ['token,logins,photo,constructor,nothing', ['logo', 'name', 'account_id']],
    ['token,open,', ['open']],
  ])('%j in an address are %j', (said, columns) => {
    expect(columnsFrom(things, noParents, said)).toEqual(columns);
  });

  it('are in an address only if they differ from the declared ones', () => {
    expect(columnsText(things, noParents, ['logo', 'name', 'account_id'])).toBeNull();
    expect(columnsText(things, noParents, ['name', 'logo', 'account_id'])).toBe(
      'name,logo,account_id',
    );
    expect(columnsText(things, within, ['logo', 'name'])).toBeNull();
  });

  it('are never empty or a secret', () => {
    expect(offeredColumns(products, noParents)).toContain('primary_category');
    for (const declaration of declarations.filter(({ list }) => list)) {
      const offered = offeredColumns(declaration, noParents);
      expect(offered.length, declaration.name).toBeGreaterThan(0);
      for (const name of offered) {
        expect(declaration.fields[name], `${declaration.name}.${name}`).toBeDefined();
        expect(declaration.fields[name]?.secret).not.toBe('hidden');
      }
    }
  });
});
