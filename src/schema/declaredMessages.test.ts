import { describe, expect, it } from 'vitest';
import { products } from '../../resources/products';
import { regions } from '../../resources/regions';
import { organizations } from '../../resources/organizations';
import { declaredMessages } from './declaredMessages';

describe('declaredMessages', () => {
  const messages = declaredMessages([regions, products, organizations]);

  it('stands under the name of each entity', () => {
    expect(Object.keys(messages)).toEqual(['regions', 'products', 'organizations']);
    expect(messages.regions).toMatchObject({
      name: 'Regions',
      label: 'Region',
      create: 'Add Region',
      edit: 'Edit Region',
      edited: 'Region "{name}" updated successfully!',
    });
  });

  it('says the words of fields, and hints and helps only where they are declared', () => {
    expect(messages.regions?.fields.zones).toBe('Zone Count');
    expect(messages.regions?.hints).toEqual({});
    expect(messages.products?.helps).toEqual({
      default_reporting_uom: 'The default reporting UOM is used when reporting quantities of zero.',
    });
    expect(messages.organizations?.hints).toEqual({ logo: 'A 300x300 png is recommended.' });
  });

  it('says what follows a creation, with its two spaces', () => {
    expect(messages.organizations).toMatchObject({
      followUpTitle: 'Success',
      followUp: 'Please check your email.  Invite sent for {name}!',
      edit: 'Edit Organization',
    });
  });

  it('what a declaration has not is an empty text, never undefined', () => {
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
    expect(only).toMatchObject({ create: '', edit: '', edited: '', gear: '', followUp: '' });
  });
});
