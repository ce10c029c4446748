import { describe, expect, it } from 'vitest';
import { isValue } from './condition';
import type { AnyDeclaration } from './defineResource';
import { image, json, onOff, panSizes, text } from './fields';
import { sentFields, writeCallOf } from './writeCall';

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
    site: text({ label: 'Site', inside: { field: 'rules', key: 'site' } }),
    pans: panSizes({ label: 'Pans', path: '/api/pans', defaultIn: 'pan_id' }),
    picture: image({ label: 'Picture' }),
    logo: image({ label: 'Logo', upload: { path: '/api/logos', idAs: 'id', part: 'logo' } }),
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
  edit: { title: 'Edit Hut', fields: ['code', 'name', 'picture', 'logo'], done: 'Saved.' },
};

describe('the body of a call that states no send', () => {
  it('is what its form asks for, in the order of the form, without what does not travel in it', () => {
    expect(sentFields(withForms, 'create')).toEqual([
      'name',
      'note',
      'code',
      'rules',
      'picture',
      'logo',
    ]);
    expect(sentFields(withForms, 'update')).toEqual(['code', 'name', 'picture']);
  });

  it('has no field that goes into the query', () => {
    const create = { path: '/api/huts/new', query: ['name', 'note'] };
    expect(writeCallOf({ ...withForms, calls: { create } }, 'create')).toEqual({
      ...create,
      send: ['code', 'rules', 'picture', 'logo'],
    });
  });

  it('is that of the document where there is no form', () => {
    const document = { fields: ['rules', 'site'], done: 'Saved.' };
    expect(sentFields({ ...declaration, document }, 'update')).toEqual(['rules']);
  });

  it('takes fields of tabs, since they are fields of the form', () => {
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

describe('the call that is made', () => {
  it('follows the conventions where none is stated', () => {
    expect(writeCallOf(withForms, 'create').path).toBe('/api/huts');
    expect(writeCallOf(withForms, 'update')).toEqual({
      path: '/api/huts/:id',
      send: ['code', 'name', 'picture'],
    });
  });

  it('sends exactly what is stated', () => {
    const update = { path: '/api/huts', idAs: 'id', send: ['tellAll'] };
    expect(writeCallOf({ ...withForms, calls: { update } }, 'update')).toEqual(update);
  });
});
