import { describe, expect, it } from 'vitest';
import { declarations } from '../../../../resources/index';
import { products } from '../../../../resources/products';
import { createRegistry } from '../../../schema/registry';
import { fillTemplate } from '../../../schema/template';
import { addColumnsOf, editColumnsOf, importTargetsOf, type ColumnContext } from './columnsOf';

const context = (accountId = 'acc'): ColumnContext => ({
  declaration: products,
  registry: createRegistry(declarations),
  accountId,
  locale: 'en-GB',
  translate: (_, values) =>
    fillTemplate((values as { _?: string } | undefined)?._ ?? '', values ?? {}),
  optionsOf: () => undefined,
});

describe('columns of the sheet', () => {
  it('are the eleven import columns and the eligibility, that begins as NONE', () => {
    const columns = addColumnsOf(context());
    expect(columns.map(({ key }) => key)).toEqual([
      'sku',
      'product_description',
      'primary_category',
      'category',
      'notional_name',
      'state',
      'state_reporting_uom',
      'state_reporting_uom_baseline',
      'state_dimensions_width',
      'state_dimensions_height',
      'state_dimensions_depth',
      'item_app_eligible',
    ]);
    expect(columns.filter(({ rule }) => rule.isRequired).map(({ key }) => key)).toEqual([
      'sku',
      'product_description',
    ]);
    expect(columns.filter(({ isPinned }) => isPinned).map(({ key }) => key)).toEqual(['sku']);
    expect(columns.at(-1)?.initial).toBe('NONE');
    expect(columns[8]).toMatchObject({ label: 'Width (in)', kind: 'number' });
  });

  it('offers exactly the import columns to a file', () => {
    const targets = importTargetsOf(context(), {});
    expect(targets).toHaveLength(12);
    expect(targets.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
      'sku',
      'product_description',
    ]);
    expect(targets.find(({ name }) => name === 'state_reporting_uom')?.kind).toBe('unit');
  });

  it('leave out fields that do not exist in the organization', () => {
    const keys = (accountId: string) => editColumnsOf(context(accountId)).map(({ key }) => key);
    expect(keys('acc')).not.toContain('l6_id');
    expect(keys('acc')[0]).toBe('sku');
    expect(keys('acc')).toContain('is_archived');
  });

  it('read on and off in words', () => {
    const archived = editColumnsOf(context()).find(({ key }) => key === 'is_archived');
    expect(archived?.reads?.('true')).toBe('Archived');
    expect(archived?.reads?.('FALSE')).toBe('Not archived');
    expect(archived?.reads?.('perhaps')).toBe('perhaps');
  });
});
