/** Compile-time tests of declarations: each invalid word is alone, so that nothing else can cause the error. */
import { describe, expectTypeOf, it } from 'vitest';
import { byOffset, inList, whole } from '../../src/schema/calls';
import {
  defineResource,
  type AnyDeclaration,
  type RecordOf,
} from '../../src/schema/defineResource';
import { choice, number, onOff, picks, text } from '../../src/schema/fields';
import { fixed } from '../../src/schema/options';

const label = 'Label';
const fields = {
  name: text({ label }),
  mode: choice<'A' | 'B'>({
    label,
    options: fixed(['A', 'B']),
    optionLabels: { A: 'one', B: 'two' },
  }),
  isOn: onOff({ label, words: { on: 'On', off: 'Off' } }),
};

const base = {
  name: 'things',
  label: 'Thing',
  labels: 'Things',
  routes: {
    list: '/of/:parent_id/things',
    view: '/of/:parent_id/things/:id',
    up: '/of/:parent_id',
  },
  api: '/api/things',
  fields,
  represent: '{name}',
} as const;

const list = { path: '/api/things', read: 'things', paging: whole } as const;
const act = { method: 'POST', path: '/api/things/:id/act', action: 'ACT' } as const;

describe('a declaration with every word', () => {
  const things = defineResource({
    ...base,
    idFrom: ['thing.id'],
    calls: {
      list: {
        ...list,
        paging: byOffset('offset'),
        search: { path: '/api/things/search', parameter: 'q', read: 'things', takes: ['mode'] },
        filters: { kind: 'query', names: { mode: 'm' } },
      },
      one: inList,
      create: {
        path: '/api/things',
        adds: { by: '{identity.id}' },
        newId: null,
        accepted: [{ when: ({ status }) => status === 200, refused: 'No.' }],
      },
      afterSave: ({ id }) => [{ method: 'POST', path: '/api/more', body: { id } }],
      update: { path: '/api/things/:id', send: ['mode'], query: ['name'] },
      remove: { path: '/api/things', body: { id: '{record.id}' }, action: 'DELETE_IT' },
      export: { path: '/api/things/export', read: 'path', parameter: 'filepath' },
    },
    list: { columns: ['name', 'mode'], filters: ['mode'], opens: 'others' },
    view: { fields: ['name'], panels: [{ of: 'others', within: { thing_id: 'id' } }] },
    create: {
      title: 'Add',
      fields: ['name', 'mode'],
      tabs: [{ label: 'One', fields: ['name', 'mode'] }],
      secrets: [{ read: 'key', label: 'Key' }],
    },
    edit: { title: 'Edit', fields: ['name'], done: 'Done.' },
    remove: { then: '/things' },
    actions: [{ key: 'act', label: 'Act', done: 'Acted.', call: act }],
  });

  it('is a declaration like any other', () => {
    expectTypeOf(things).toExtend<AnyDeclaration>();
    expectTypeOf<RecordOf<typeof things>['mode']>().toEqualTypeOf<'A' | 'B' | null | undefined>();
  });

  it('and one that is a document needs no list', () => {
    expectTypeOf(
      defineResource({ ...base, document: { fields: ['name'], done: 'Saved.' } }),
    ).toExtend<AnyDeclaration>();
  });
});

describe('a name that is no field does not compile', () => {
  it('in a list', () => {
    // @ts-expect-error a column of a list
    defineResource({ ...base, list: { columns: ['other'] } });
    // @ts-expect-error a filter of a list
    defineResource({ ...base, list: { columns: [], filters: ['other'] } });
  });

  it('in a form, its tabs, a document or a page', () => {
    // @ts-expect-error a field of a creation
    defineResource({ ...base, create: { title: '', fields: ['other'] } });
    const tabs = [{ label, fields: ['other'] }] as const;
    // @ts-expect-error a field behind a tab of a creation
    defineResource({ ...base, create: { title: '', fields: [], tabs } });
    // @ts-expect-error a field behind a tab of a change
    defineResource({ ...base, edit: { title: '', done: '', fields: [], tabs } });
    // @ts-expect-error a field of a document
    defineResource({ ...base, document: { fields: ['other'], done: '' } });
    // @ts-expect-error a field of a page
    defineResource({ ...base, view: { fields: ['other'] } });
  });

  it('in the name of a record', () => {
    expectTypeOf(
      defineResource({ ...base, represent: '{label} {id} {name|file} {mode}' }),
    ).toExtend<AnyDeclaration>();
    expectTypeOf(defineResource({ ...base, represent: 'Things' })).toExtend<AnyDeclaration>();
    // @ts-expect-error a part of the name
    defineResource({ ...base, represent: '{nmae}' });
    // @ts-expect-error one of several parts
    defineResource({ ...base, represent: '{name} of {other|file}' });
  });

  it('in a call', () => {
    const path = '/api/things';
    // @ts-expect-error a body key of a creation
    defineResource({ ...base, calls: { create: { path, send: ['other'] } } });
    // @ts-expect-error a body key of a change
    defineResource({ ...base, calls: { update: { path, send: ['other'] } } });
    // @ts-expect-error a query parameter of a write
    defineResource({ ...base, calls: { update: { path, send: [], query: ['other'] } } });
    const search = { path, parameter: 'q', read: 'things', takes: ['other'] } as const;
    // @ts-expect-error a filter that a search takes
    defineResource({ ...base, calls: { list: { ...list, search } } });
    const filters = { kind: 'query', names: { other: 'o' } } as const;
    // @ts-expect-error a filter among the query parameters
    defineResource({ ...base, calls: { list: { ...list, filters } } });
    const inJson = { kind: 'json', parameter: 'filters', names: ['other'] } as const;
    // @ts-expect-error a filter within one parameter
    defineResource({ ...base, calls: { list: { ...list, filters: inJson } } });
    const unset = { kind: 'json', parameter: 'f', names: ['name'], nullable: ['other'] } as const;
    // @ts-expect-error a filter by no value
    defineResource({ ...base, calls: { list: { ...list, filters: unset } } });
  });
});

describe('a word that means nothing does not compile', () => {
  it('of routes', () => {
    // @ts-expect-error a way up that is relative
    defineResource({ ...base, routes: { list: '/things', up: 'things' } });
    // @ts-expect-error a page of no record, within a parent
    defineResource({ ...base, routes: { view: '/of/:parent_id/things' } });
    // @ts-expect-error a relative address to land at
    defineResource({ ...base, create: { title: '', fields: [], then: 'things' } });
    // @ts-expect-error an api that is none
    defineResource({ ...base, api: '/things' });
  });

  it('of calls', () => {
    const path = '/api/things';
    defineResource({ ...base, calls: { update: { path, send: [], method: 'PATCH' } } });
    // @ts-expect-error a method that only reads
    defineResource({ ...base, calls: { update: { path, send: [], method: 'GET' } } });
    // @ts-expect-error a way to leave that is none
    defineResource({ ...base, calls: { create: { path, send: [], as: 'form' } } });
    // @ts-expect-error a record that is found nowhere
    defineResource({ ...base, calls: { one: 'somewhere' } });
    const reads = { ...act, method: 'GET' } as const;
    // @ts-expect-error an action that only reads
    defineResource({ ...base, actions: [{ key: 'a', label, done: '', call: reads }] });
    const unnamed = { method: 'POST', path } as const;
    // @ts-expect-error an action without its audit name
    defineResource({ ...base, actions: [{ key: 'a', label, done: '', call: unnamed }] });
  });

  it('of panels and secrets', () => {
    // @ts-expect-error a panel that says nothing of its parents
    defineResource({ ...base, view: { fields: [], panels: [{ of: 'others' }] } });
    // @ts-expect-error a panel of neither an entity nor a screen
    defineResource({ ...base, view: { fields: [], panels: [{ title: 'Nothing' }] } });
    // @ts-expect-error a secret without a name
    defineResource({ ...base, create: { title: '', fields: [], secrets: [{ read: 'key' }] } });
  });

  it('of fields', () => {
    // @ts-expect-error a tone that has no colour
    choice({ label, options: fixed(['A']), tones: { A: 'pink' } });
    // @ts-expect-error a first value that is none of the options
    choice<'A'>({ label, options: fixed(['A']), initial: 'B' });
    // @ts-expect-error a number that begins as text
    number({ label, initial: '1' });
    // @ts-expect-error a text that is no known format
    text({ label, format: 'phone' });
    // @ts-expect-error a switch without its words
    onOff({ label });
    // @ts-expect-error picks of nothing
    picks({ label });
  });
});
