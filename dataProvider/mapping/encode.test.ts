import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { organization } from '../../resources/shared/organization';
import { hashIn } from '../../src/schema/condition';
import { choice, image, text } from '../../src/schema/fields';
import { hashOf } from '../../src/schema/template';
import { fixed } from '../../src/schema/options';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { encodeBody, encodeQuery, fillAll } from './encode';

const declaration: AnyDeclaration = {
  name: 'things',
  label: 'Thing',
  labels: 'Things',
  routes: { list: '/things' },
  api: '/api/things',
  fields: {
    account_id: organization(),
    sku: text({ label: 'SKU' }),
    note: text({ label: 'Note' }),
    l6_id: text({ label: 'L6 ID', shownIf: hashIn('account_id', [hashOf('one')]) }),
    logo: image({ label: 'Logo' }),
  },
  represent: '{sku}',
  list: { columns: ['sku'] },
};

describe('encodeBody', () => {
  it('sends exactly the declared keys, trimmed, cleared ones as null', () => {
    const call = { path: '/api/things', send: ['account_id', 'sku', 'note'] };
    expect(
      encodeBody(declaration, call, { account_id: 'a', sku: ' A1 ', note: '  ', extra: 1 }),
    ).toEqual({ account_id: 'a', sku: 'A1', note: null });
  });

  it('leaves out a field that does not exist for the record', () => {
    const call = { path: '/api/things', send: ['sku', 'l6_id'] };
    expect(encodeBody(declaration, call, { account_id: 'two', sku: 'A', l6_id: 'x' })).toEqual({
      sku: 'A',
    });
    expect(encodeBody(declaration, call, { account_id: 'one', sku: 'A', l6_id: ' x ' })).toEqual({
      sku: 'A',
      l6_id: 'x',
    });
  });

  it('puts the id in the body if declared', () => {
    const call = { path: '/api/things', send: ['sku'], idAs: 'id' };
    expect(encodeBody(declaration, call, { sku: 'A' }, 7)).toEqual({ id: 7, sku: 'A' });
  });

  it('sends files as parts', () => {
    const call = {
      path: '/api/things/new',
      query: ['sku'],
      send: ['logo'],
      as: 'multipart',
    } as const;
    const logo = new File(['x'], 'a.png', { type: 'image/png' });
    const body = encodeBody(declaration, call, { sku: ' A ', logo });
    expect(body).toBeInstanceOf(FormData);
    expect([...(body as FormData).keys()]).toEqual(['logo']);
    expect(encodeQuery(declaration, call, { sku: ' A ', logo })).toEqual({ sku: 'A' });
  });

  it('leaves out an untouched write-only value of an existing record', () => {
    const call = { path: '/api/things', send: ['sku', 'secret'] };
    const secretive = {
      ...declaration,
      fields: { ...declaration.fields, secret: text({ label: 'Secret', secret: 'hidden' }) },
    };
    const empty = { sku: 'A', secret: null };
    expect(encodeBody(secretive, call, empty, 7)).toEqual({ sku: 'A' });
    expect(encodeBody(secretive, call, empty)).toEqual({ sku: 'A', secret: null });
    expect(encodeBody(secretive, call, { sku: 'A', secret: 's' }, 7)).toEqual({
      sku: 'A',
      secret: 's',
    });
  });

  it('never sends leading or trailing spaces', () => {
    const call = { path: '/api/things', send: ['sku'] };
    fc.assert(
      fc.property(fc.string(), (sku) => {
        const body = encodeBody(declaration, call, { sku }) as { sku: string | null };
        expect(body.sku).toBe(sku.trim() === '' ? null : sku.trim());
      }),
    );
  });
});

describe('fillAll', () => {
  it('fills from record, parents and person, and leaves out keys with missing values', () => {
    const templates = {
      id: '{record.id}',
      of: '{within.account_id}',
      by: '{identity.id}',
      both: '{record.id}/{within.none}',
      fixed: 'kind',
      none: '{record.none}',
      deep: '{record.list}',
    };
    const values = { record: { id: 0, list: [1] }, within: { account_id: 'o' } };
    expect(fillAll(templates, values)).toEqual({ id: '0', of: 'o', both: '0/', fixed: 'kind' });
    expect(fillAll(undefined, values)).toEqual({});
  });
});

describe('a value computed from others', () => {
  const fields = {
    state: text({ label: 'State' }),
    unit: choice({
      label: 'Unit',
      options: fixed(['BOX', 'EACH']),
      sends: ({ unit, state }) =>
        unit === null && typeof state === 'string' ? state.trim().replace('OPEN_', '') : unit,
    }),
  };
  const bodyOf = (values: Record<string, unknown>) =>
    encodeBody({ ...declaration, fields }, { path: '/', send: ['unit'] }, values);

  it.each([
    [{ state: ' OPEN_BOX ', unit: null }, 'BOX'],
    [{ state: 'OPEN_BOX', unit: 'EACH' }, 'EACH'],
    [{ state: '', unit: null }, null],
    [{ unit: null }, null],
  ])('%j is computed from the other field: %j', (values, unit) => {
    expect(bodyOf(values)).toEqual({ unit });
  });
});
