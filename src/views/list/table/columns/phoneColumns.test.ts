import { describe, expect, it } from 'vitest';
import { jobs } from '../../../../../resources/jobs';
import { organizations } from '../../../../../resources/organizations';
import { products } from '../../../../../resources/products';
import { users } from '../../../../../resources/users';
import { zones } from '../../../../../resources/zones';
import { listOf, type AnyDeclaration } from '../../../../schema/defineResource';
import { productsOfZone } from '../../../../../resources/shared/zoneProducts';
import { phoneColumns, phoneStacks } from './phoneColumns';

const firstOf = (declaration: AnyDeclaration, count: number) =>
  phoneColumns(declaration, listOf(declaration).columns).slice(0, count);

describe('columns on a phone', () => {
  it.each([
    [products, ['product_description', 'sku', 'item_app_eligible']],
    [zones, ['name', 'reporting_status']],
    [jobs, ['name', 'zone_id', 'state', 'reason']],
    [users, ['name', 'role', 'email']],
    [organizations, ['logo', 'name']],
  ] as const)('begin with the name and the state: %o', (declaration, expected) => {
    expect(firstOf(declaration, expected.length)).toEqual(expected);
  });

  it('are the same columns as elsewhere, and none that the list does not have', () => {
    const { columns } = listOf(products);
    expect([...phoneColumns(products, columns)].sort()).toEqual([...columns].sort());
    expect(phoneColumns(products, ['sku', 'product_description'])).toEqual([
      'product_description',
      'sku',
    ]);
  });

  it('share a cell if they are declared together, the name first', () => {
    const { columns } = listOf(users);
    expect(phoneStacks(users, columns)).toEqual({ name: ['role', 'email'] });
    expect(phoneStacks(users, ['name', 'role'])).toEqual({ name: ['role'] });
    expect(phoneStacks(users, ['name'])).toEqual({});
    expect(phoneStacks(users, ['email', 'role'])).toEqual({});
    expect(phoneStacks(products, listOf(products).columns)).toEqual({
      product_description: ['sku', 'item_app_eligible'],
    });
    expect(phoneStacks(zones, listOf(zones).columns)).toEqual({});
  });

  it('of a list of links are its own: products of a zone begin with their description', () => {
    const { columns, onPhone } = productsOfZone;
    expect(phoneColumns(products, columns, onPhone)).toEqual([
      'product_description',
      'sku',
      'item_app_eligible',
      'is_archived',
    ]);
    expect(phoneStacks(products, columns, onPhone)).toEqual({
      product_description: ['sku', 'item_app_eligible'],
    });
  });
});
