/** Compile-time tests of the components that replace a part: each gets the props that its level has, and no others. */
import { describe, expectTypeOf, it } from 'vitest';
import { defineResource, type AnyDeclaration } from '../../src/schema/defineResource';
import { text } from '../../src/schema/fields';
import type { Screen } from '../../src/schema/screen';
import type { LazyComponent, NoProps, OwnViews } from '../../src/schema/takeOver';

const base = {
  name: 'things',
  label: 'Thing',
  labels: 'Things',
  routes: { list: '/things' },
  api: '/api/things',
  fields: { name: text({ label: 'Name' }) },
  represent: '{name}',
} as const;

const columns = ['name'] as const;
const edit = { title: '', fields: columns, done: '' } as const;

const lazy =
  <Props extends object>(component: (props: Props) => null): LazyComponent<Props> =>
  () =>
    Promise.resolve({ default: component });

const plain = lazy(() => null);
/** As react-admin's own buttons: everything they take can be left out. */
const stock = lazy((_: { readonly label?: string; readonly record?: object }) => null);
const demanding = lazy((_: { readonly record: object }) => null);

type List = NonNullable<AnyDeclaration['list']>;
type Edit = NonNullable<AnyDeclaration['edit']>;

describe('parts within contexts', () => {
  it('are declared to get no props', () => {
    expectTypeOf<List['actions']>().toEqualTypeOf<LazyComponent<NoProps> | undefined>();
    expectTypeOf<List['rowActions']>().toEqualTypeOf<LazyComponent<NoProps> | undefined>();
    expectTypeOf<List['selectionActions']>().toEqualTypeOf<LazyComponent<NoProps> | undefined>();
    expectTypeOf<Edit['above']>().toEqualTypeOf<LazyComponent<NoProps> | undefined>();
    expectTypeOf<OwnViews[keyof OwnViews]>().toEqualTypeOf<LazyComponent<NoProps> | undefined>();
    expectTypeOf<Screen['load']>().toEqualTypeOf<LazyComponent<NoProps>>();
    // @ts-expect-error a level that does not say what its component gets
    expectTypeOf<LazyComponent>().not.toBeNever();
  });

  it('may be stock components', () => {
    defineResource({
      ...base,
      list: { columns, actions: plain, rowActions: stock, selectionActions: stock },
      edit: { ...edit, above: plain },
      views: { list: stock, show: plain, edit: stock, create: plain },
    });
  });

  it('demand nothing', () => {
    // @ts-expect-error buttons of a list
    defineResource({ ...base, list: { columns, actions: demanding } });
    // @ts-expect-error buttons of a row
    defineResource({ ...base, list: { columns, rowActions: demanding } });
    // @ts-expect-error buttons for selected rows
    defineResource({ ...base, list: { columns, selectionActions: demanding } });
    // @ts-expect-error a component above a form
    defineResource({ ...base, edit: { ...edit, above: demanding } });
    // @ts-expect-error a view of a record
    defineResource({ ...base, views: { show: demanding } });
  });

  it('are given nothing', () => {
    expectTypeOf<{ readonly record: object }>().not.toExtend<NoProps>();
    expectTypeOf<object>().not.toExtend<NoProps>();
  });
});
