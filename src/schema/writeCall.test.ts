import { describe, expect, it } from 'vitest';
import { isValue } from './condition';
import type { AnyDeclaration } from './defineResource';
import { image, json, onOff, text } from './fields';
import { isPart, recordValues, sentFields, writeCallOf } from './writeCall';

const declaration: AnyDeclaration = {
  name: 'huts',
  label: 'Hut',
  labels: 'Huts',
  routes: { list: '/huts' },
  api: '/api/huts',
  fields: {
    name: text({ label: 'Name' }),
    note: text({ label: 'Note', shownIf: isValue('name', 'A') }),
    code: text({ label: 'Code' }),
    rules: json({ label: 'Rules' }),
    site: text({ label: 'Site', from: ['rules'] }),
    picture: image({ label: 'Picture' }),
    tellAll: onOff({ label: 'Tell all', words: { on: 'Yes', off: 'No' } }),
  },
  represent: '{name}',
  list: { columns: ['name'] },
};
const all = Object.keys(declaration.fields);
const followUp = { path: '/api/tell', action: 'TELL', done: { body: 'Told.' } };
const withForms: AnyDeclaration = {
  ...declaration,
  create: { title: 'Add Hut', fields: all, followUps: [{ ...followUp, onlyIf: 'tellAll' }] },
  edit: { title: 'Edit Hut', fields: ['code', 'name', 'picture'], done: 'Saved.' },
};

describe('the values of a form', () => {
  const values = { name: 'B', note: 'typed', code: '', rules: {}, site: 's', tellAll: true };

  it('are those that the record has', () => {
    expect(recordValues(withForms, values)).toEqual({ name: 'B', code: '', rules: {} });
    expect(recordValues(withForms, { ...values, name: 'A' })).toHaveProperty('note', 'typed');
  });

  it('exist by the stored values, too', () => {
    expect(recordValues(withForms, { note: 'n' }, { name: 'A' })).toEqual({ note: 'n' });
    expect(recordValues(withForms, { note: 'n' }, { name: 'B' })).toEqual({});
  });
});

describe('the default body of a call', () => {
  it("contains the form's fields in their order, except those sent elsewhere", () => {
    expect(sentFields(withForms, 'create')).toEqual(['name', 'note', 'code', 'rules', 'picture']);
    expect(sentFields(withForms, 'update')).toEqual(['code', 'name', 'picture']);
  });

  it('excludes fields that are sent in the query', () => {
    const create = { path: '/api/huts/new', query: ['name', 'note'] };
    expect(writeCallOf({ ...withForms, calls: { create } }, 'create')).toEqual({
      ...create,
      send: ['code', 'rules', 'picture'],
    });
  });

  it('is that of the document if there is no form', () => {
    const document = { fields: ['rules', 'site'], done: 'Saved.' };
    expect(sentFields({ ...declaration, document }, 'update')).toEqual(['rules']);
  });

  it('includes fields of tabs', () => {
    const tabs = [
      { label: 'One', fields: ['code'] },
      { label: 'Two', fields: ['name'] },
    ];
    const create = { title: 'Add Hut', fields: ['name', 'code'], tabs };
    expect(sentFields({ ...declaration, create }, 'create')).toEqual(['name', 'code']);
  });

  it('is empty without a form', () => {
    expect(sentFields(declaration, 'create')).toEqual([]);
    expect(sentFields(declaration, 'update')).toEqual([]);
  });
});

describe('the complete call', () => {
  it('follows the conventions by default', () => {
    expect(writeCallOf(withForms, 'create').path).toBe('/api/huts');
    expect(writeCallOf(withForms, 'update')).toEqual({
      path: '/api/huts/:id',
      send: ['code', 'name', 'picture'],
    });
  });

  it('sends exactly what is declared', () => {
    const update = { path: '/api/huts', idAs: 'id', send: ['tellAll'] };
    expect(writeCallOf({ ...withForms, calls: { update } }, 'update')).toEqual(update);
  });
});

it('a field that is read from another one is part of it', () => {
  expect(all.filter((name) => isPart(declaration, name))).toEqual(['site']);
  const renamed = { code: text({ label: 'Code', from: ['sku', 'name'] }) };
  expect(isPart({ ...declaration, fields: { ...declaration.fields, ...renamed } }, 'code')).toBe(
    false,
  );
});
