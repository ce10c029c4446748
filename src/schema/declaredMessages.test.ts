import { describe, expect, it } from 'vitest';
import { products } from '../../resources/products';
import { regions } from '../../resources/regions';
import { organizations } from '../../resources/organizations';
import { declaredMessages } from './declaredMessages';
import { choice, onOff } from './fields';
import { fixed } from './options';

describe('declaredMessages', () => {
  const messages = declaredMessages([regions, products, organizations]);

  it('are stored under the name of each entity', () => {
    expect(Object.keys(messages)).toEqual(['regions', 'products', 'organizations']);
    expect(messages.regions).toMatchObject({
      name: 'Regions',
      label: 'Region',
      create: 'Add Region',
      edit: 'Edit Region',
      edited: 'Region "{name}" updated successfully!',
    });
  });

  it('contain the texts of fields, and hints and helps only if declared', () => {
    expect(messages.regions?.fields.zones).toBe('Zone Count');
    expect(messages.regions?.hints).toEqual({});
    expect(messages.products?.helps).toEqual({
      default_reporting_uom: 'The default reporting UOM is used when reporting quantities of zero.',
    });
    expect(messages.organizations?.hints).toEqual({ logo: 'A 300x300 png is recommended.' });
  });

  it('contain the follow-ups of a create, with two spaces', () => {
    expect(messages.organizations).toMatchObject({
      followUps: {
        0: { title: 'Success', body: 'Please check your email.  Invite sent for {name}!' },
      },
      edit: 'Edit Organization',
    });
  });

  it('are empty texts for missing parts, never undefined', () => {
    const [only] = Object.values(
      declaredMessages([
        {
          name: 'plain',
          label: 'Plain',
          labels: 'Plains',
          routes: { list: '/plains' },
          api: '/api/plains',
          fields: {},
          represent: '{id}',
          list: { columns: [] },
        },
      ]),
    );
    expect(only).toMatchObject({ create: '', edit: '', edited: '', toolsMenu: '', followUps: {} });
  });

  it('number what a declaration lists, with panels of all places in one sequence', () => {
    const call = { method: 'POST', path: '/api/a/:id', action: 'ACT' } as const;
    const [all] = Object.values(
      declaredMessages([
        {
          name: 'all',
          label: 'All',
          labels: 'Alls',
          routes: { list: '/all' },
          api: '/api/all',
          fields: {
            mode: choice({ label: 'Mode', options: fixed(['A']), optionLabels: { A: 'Auto' } }),
            is_on: onOff({ label: 'On', words: { on: 'Yes', off: 'No' } }),
          },
          represent: '{id}',
          list: {
            columns: [],
            panels: [
              { of: 'b', within: {} },
              { of: 'c', title: 'See', within: {} },
            ],
          },
          view: { fields: [], title: 'Facts', panels: [{ of: 'd', title: 'Dee', within: {} }] },
          create: {
            title: 'Add',
            fields: ['mode', 'is_on'],
            tabs: [
              { label: 'One', fields: ['mode'] },
              { label: 'Two', fields: ['is_on'] },
            ],
            done: 'Made.',
            secrets: [{ read: 'key', label: 'Key' }],
          },
          actions: [
            { key: 'ask', label: 'Ask', ask: 'Sure?', done: 'Asked.', call },
            { key: 'tell', label: 'Tell', done: 'Told.', call },
          ],
        },
      ]),
    );
    expect(all).toMatchObject({
      options: { mode: { A: 'Auto' } },
      words: { is_on: { on: 'Yes', off: 'No' } },
      view: 'Facts',
      created: 'Made.',
      createTabs: { 0: 'One', 1: 'Two' },
      secrets: { 0: 'Key' },
    });
    expect(all?.panels).toEqual({ 1: 'See', 2: 'Dee' });
    expect(all?.actions).toEqual({
      ask: { label: 'Ask', ask: 'Sure?', done: 'Asked.' },
      tell: { label: 'Tell', done: 'Told.' },
    });
  });
});
