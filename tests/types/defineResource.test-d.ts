import { describe, expectTypeOf, it } from 'vitest';
import {
  defineResource,
  type AnyDeclaration,
  type RecordOf,
} from '../../src/schema/defineResource';
import { choice, count, entityName, onOff, text } from '../../src/schema/fields';
import { fixed } from '../../src/schema/options';

const fields = {
  name: entityName(),
  size: choice<'S' | 'M'>({ label: 'Size', options: fixed(['S', 'M']) }),
  isOpen: onOff({ label: 'Open', words: { on: 'Open', off: 'Closed' } }),
  parts: count({ label: 'Parts' }),
};

const planograms = defineResource({
  name: 'planograms',
  label: 'Planogram',
  labels: 'Planograms',
  routes: { list: '/planograms', view: '/planograms/view/:id' },
  api: '/api/planograms',
  fields,
  calls: { create: { path: '/api/planograms', send: ['name', 'size'] } },
  represent: '{name}',
  list: { columns: ['name', 'size'], filters: ['size'] },
});

const base = {
  name: 'planograms',
  label: 'Planogram',
  labels: 'Planograms',
  routes: { list: '/planograms' },
  api: '/api/planograms',
  fields: { name: text({ label: 'Name' }) },
  represent: '{name}',
} as const;

describe('defineResource, seen by the compiler', () => {
  it('derives the record type from the fields', () => {
    type Planogram = RecordOf<typeof planograms>;
    expectTypeOf<Planogram['id']>().toEqualTypeOf<string | number>();
    expectTypeOf<Planogram['name']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Planogram['size']>().toEqualTypeOf<'S' | 'M' | null | undefined>();
    expectTypeOf<Planogram['isOpen']>().toEqualTypeOf<boolean | null | undefined>();
    expectTypeOf<Planogram['parts']>().toEqualTypeOf<
      number | readonly unknown[] | null | undefined
    >();
  });

  it('keeps the name and is a declaration like any other', () => {
    expectTypeOf(planograms.name).toEqualTypeOf<'planograms'>();
    expectTypeOf(planograms).toExtend<AnyDeclaration>();
  });

  it('refuses what is not a field', () => {
    // @ts-expect-error a column that is not a field
    defineResource({ ...base, list: { columns: ['colour'] } });
    // @ts-expect-error a filter that is not a field
    defineResource({ ...base, list: { columns: ['name'], filters: ['colour'] } });
    defineResource({
      ...base,
      list: { columns: ['name'] },
      // @ts-expect-error a body key that is not a field
      calls: { update: { path: '/api/planograms/:id', send: ['colour'] } },
    });
    defineResource({
      ...base,
      list: { columns: ['name'] },
      // @ts-expect-error a form field that is not a field
      create: { title: 'Add Planogram', fields: ['colour'] },
    });
  });

  it('refuses routes that lead nowhere', () => {
    defineResource({
      ...base,
      // @ts-expect-error a view route without :id
      routes: { list: '/planograms', view: '/planograms/view' },
      list: { columns: ['name'] },
    });
    // @ts-expect-error a relative route
    defineResource({ ...base, routes: { list: 'planograms' }, list: { columns: ['name'] } });
  });
});
