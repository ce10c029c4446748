import { describe, expect, it } from 'vitest';
import { declarations } from '../../../resources/index';
import type { AnyDeclaration } from '../defineResource';
import { choice, number, onOff, reference, text } from '../fields';
import { fixed } from '../options';
import { createRegistry } from '../registry';
import type { Screen } from '../screen';

const make = (given: Partial<AnyDeclaration> = {}): AnyDeclaration => ({
  name: 'huts',
  label: 'Hut',
  labels: 'Huts',
  routes: { list: '/camps/:camp_id/huts', view: '/camps/:camp_id/huts/view/:id' },
  api: '/api/huts',
  fields: {
    title: text({ label: 'Title' }),
    beds: number({ label: 'Beds' }),
    isOpen: onOff({ label: 'Open', words: { on: 'Open', off: 'Closed' } }),
  },
  represent: '{title}',
  list: { columns: ['title'] },
  ...given,
});

const settings: Screen = {
  name: 'settings',
  path: '/settings',
  title: 'Settings',
  load: () => Promise.reject(new Error('unused')),
};

const faultsOf = (given: Partial<AnyDeclaration>): string => {
  try {
    createRegistry([make(given)], [settings]);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

const create = { title: 'Add Hut', fields: ['title'] };
const edit = { title: 'Edit Hut', fields: ['title', 'beds'], done: 'Saved.' };
const call = { method: 'POST', path: '/api/huts/:id/air', action: 'AIR' } as const;
const air = { key: 'air', label: 'Air', done: 'Aired.', call };
const followUp = { path: '/api/tell', action: 'TELL', done: { body: 'Told.' } };
const accepted = { when: () => true, refused: 'Refused.' };

describe('a duplicate', () => {
  it.each<readonly [string, Partial<AnyDeclaration>]>([
    ["renames 'beds'", { create: { ...create, duplicate: { renamed: 'beds' } } }],
    ["without 'size'", { create: { ...create, duplicate: { without: { size: 'unique' } } } }],
    [
      "duplicates 'beds', but no",
      { create: { ...create, duplicate: { children: [{ of: 'beds' }] } } },
    ],
    ['is not duplicated', { create: { ...create, followUps: [{ ...followUp, copies: 'Tell' }] } }],
  ])('is refused that %s', (fault, given) => {
    expect(faultsOf(given)).toContain(fault);
  });
});

describe('a template', () => {
  it.each<readonly [string, Partial<AnyDeclaration>]>([
    ['represent', { represent: '{titel}' }],
    ['represent', { represent: '{title} {not a name}' }],
    ['create.done', { create: { ...create, done: 'Hut "{beds}" added.' } }],
    [
      'calls.create.accepted.refused',
      {
        create,
        calls: {
          create: { path: '/api/huts', accepted: [accepted, { ...accepted, refused: '{name}' }] },
        },
      },
    ],
    ['create.then', { create: { ...create, then: '/camps/{camp}/huts/view/{id}' } }],
    [
      'create.followUps.0.done.body',
      { create: { ...create, followUps: [{ ...followUp, done: { body: '{name}' } }] } },
    ],
    [
      'create.followUps.0.done.title',
      { create: { ...create, followUps: [{ ...followUp, done: { title: '{n}', body: '' } }] } },
    ],
    [
      'create.followUps.0.accepted.refused',
      {
        create: {
          ...create,
          followUps: [{ ...followUp, accepted: { ...accepted, refused: '{title}' } }],
        },
      },
    ],
    ['edit.done', { edit: { ...edit, done: 'Hut "{name}" saved.' } }],
    ['document.done', { document: { fields: ['title'], done: '{name} saved.' } }],
    ['actions.air.ask', { actions: [{ ...air, ask: 'Air {hut}?' }] }],
    ['actions.air.done', { actions: [{ ...air, done: '{hut} aired.' }] }],
    [
      'calls.update.accepted.refused',
      {
        calls: {
          update: { path: '/api/huts', accepted: [{ ...accepted, refused: 'Not {name}' }] },
        },
      },
    ],
    [
      'fields.title.pick',
      { fields: { title: reference('huts', { label: 'T', pick: { camp: '{camp}' } }) } },
    ],
  ])('of %s must name existing fields', (at, given) => {
    expect(faultsOf(given)).toContain(`huts: ${at} `);
  });

  it('may name fields, the id, parent ids, and what its position provides', () => {
    expect(
      faultsOf({
        represent: '{label} {title|file} {beds.count} {camp_id} {id}',
        create: {
          ...create,
          done: '{title} {id} {camp_id}',
          then: '/camps/{camp_id}/huts/view/{id}',
          followUps: [{ ...followUp, done: { body: '{smart_count} told of {title}' } }],
        },
        edit: { ...edit, done: '{title} {beds} {isOpen}' },
        actions: [{ ...air, ask: 'Air {name}?', done: '{name} aired.' }],
      }),
    ).toBe('');
  });
});

describe('an import', () => {
  const bulk = { key: 'title', import: {} };
  const given = { create, bulk, recognizedBy: ['title'] };

  it('needs a create form, and a way to recognize a record whose answer was lost', () => {
    expect(faultsOf(given)).toBe('');
    expect(faultsOf({ bulk, recognizedBy: ['title'] })).toContain('no create form');
    expect(faultsOf({ create, bulk })).toContain('nothing says how a record is recognized');
  });

  it('sends what the form asks for, and nothing that people must be shown', () => {
    expect(faultsOf({ ...given, bulk: { import: {}, key: 'beds' } })).toContain("imports 'beds'");
    const secrets = [{ read: 'key', label: 'Key' }];
    expect(faultsOf({ ...given, create: { ...create, secrets } })).toContain('answers a secret');
    expect(faultsOf({ ...given, create: { ...create, followUps: [followUp] } })).toContain(
      'calls follow each of its creations',
    );
  });

  it('has a place in the address that no tool may take', () => {
    const dialog = () => Promise.reject(new Error('unused'));
    const tools = [{ key: 'import', label: 'Own', dialog }];
    expect(faultsOf({ list: { columns: ['title'], tools } })).toContain("a tool at 'import'");
  });
});

describe('the children that a bulk edit adds', () => {
  const faultOf = (own: Partial<AnyDeclaration>, panels = [{ of: 'beds', within: {} }]) => {
    const beds = make({ name: 'beds', labels: 'Beds', routes: {}, ...own });
    const huts = make({
      view: { fields: ['title'], panels },
      bulk: { edit: { child: 'beds' } },
      edit,
    });
    try {
      createRegistry([huts, beds]);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const calls = { createMany: { path: '/api/beds/bulk', as: 'beds', batch: 100 } };
  const bulk = { key: 'title', shared: { fields: ['title'] } };

  it('are shown in a panel, and declare how many are created at once', () => {
    expect(faultOf({ calls, bulk })).toBe('');
    expect(faultOf({ calls, bulk }, [])).toContain('no panel of it shows them');
    expect(faultOf({ bulk })).toContain('how many are created at once');
    expect(faultOf({ calls, bulk: { shared: bulk.shared } })).toContain('how many are created');
  });
});

describe('a field that is set for selected rows', () => {
  const list = (name: string) => ({ columns: ['title'], setForSelected: [name] });

  it('is a switch, a choice, a reference or a time zone, and in the edit form', () => {
    const whole = { ...edit, fields: ['title', 'isOpen'] };
    expect(faultsOf({ list: list('isOpen'), edit: whole })).toBe('');
    expect(faultsOf({ list: list('isOpen'), edit })).toContain("sets 'isOpen'");
    expect(faultsOf({ list: list('title'), edit })).toContain("sets 'title'");
  });
});

describe('an address', () => {
  it.each<readonly [string, Partial<AnyDeclaration>]>([
    ['remove.then', { remove: { then: '/visit' } }],
    // This address is used without filling placeholders.
    ['remove.then', { remove: { then: '/camps/:camp_id/huts' } }],
    ['create.then', { create: { ...create, then: '/huts/view/{id}' } }],
    ['create.then', { create: { ...create, then: '/camps/:camp_id/huts' } }],
    [
      'fields.title.whenNone.to',
      {
        fields: {
          title: choice({
            label: 'Title',
            options: fixed([]),
            whenNone: { text: 'None.', link: 'here', to: '/camps' },
          }),
        },
      },
    ],
  ])('of %s must lead to a screen', (at, given) => {
    expect(faultsOf(given)).toContain(`huts: ${at} leads to '`);
  });

  it.each(['/settings', '/camps/{camp_id}/huts/create', '/camps/{camp_id}/huts/tidy'] as const)(
    'may be %s',
    (then) => {
      const tool = {
        key: 'tidy',
        label: 'Tidy',
        dialog: () => Promise.reject(new Error('unused')),
      };
      const list = { columns: [], tools: [tool] };
      const fields = { camp_id: text({ label: 'Camp' }), title: text({ label: 'Title' }) };
      expect(faultsOf({ fields, list, create: { title: 'Add', fields: ['title'], then } })).toBe(
        '',
      );
    },
  );
});

describe('a field', () => {
  const twice = ['title', 'beds', 'title'];
  it.each<readonly [string, Partial<AnyDeclaration>]>([
    ['view.fields', { view: { fields: twice } }],
    ['create.fields', { create: { ...create, fields: twice } }],
    ['edit.fields', { edit: { ...edit, fields: twice } }],
    ['document.fields', { document: { fields: twice, done: 'Saved.' } }],
    ['list.columns', { list: { columns: twice } }],
    ['list.filters', { list: { columns: ['title'], filters: twice } }],
  ])('is in %s once', (at, given) => {
    expect(faultsOf(given)).toContain(`huts: ${at} has 'title' twice`);
  });
});

describe('a name', () => {
  it.each<readonly [string, Partial<AnyDeclaration>]>([
    ["has the scope 'nobody'", { scope: 'nobody' }],
    ["depends on 'nobody'", { fields: { title: text({ label: 'T', gatedBy: 'nobody' }) } }],
    [
      "a follow-up depends on 'title', which is no switch",
      { create: { ...create, followUps: [{ ...followUp, onlyIf: 'title' }] } },
    ],
    ["the call 'update' has no form and no 'send'", { calls: { update: { path: '/api/huts' } } }],
  ])('must be declared: %s', (fault, given) => {
    expect(faultsOf(given)).toContain(fault);
  });
});

it('finds no fault in the real declarations', () => {
  expect(() => createRegistry(declarations)).not.toThrow();
});
