import { asNumber } from '../../src/fields/kind';
import { asText } from '../../src/fields/shared/asText';
import { inList, whole } from '../../src/schema/calls';
import { defineResource } from '../../src/schema/defineResource';
import { choice, own, text } from '../../src/schema/fields';
import { fixed } from '../../src/schema/options';
import { fitTyped, flagTypeOf, flagTypes } from './flagTypes';
import { namedPart } from '../../src/schema/takeOver';

/** Feature flags of the whole platform and their default values (rules 3, 5, 7, 9). */
export const features = defineResource({
  name: 'features',
  label: 'Feature Flag',
  labels: 'Feature Flags',
  menu: { group: 'settings', order: 30, keywords: ['switches', 'toggles', 'beta'] },
  routes: { list: '/settings/features' },
  api: '/api/features',
  recognizedBy: ['name'],
  fields: {
    name: text({ label: 'Name', required: true }),
    type: choice({ label: 'Type', required: true, options: fixed(flagTypes) }),
    value: own<string | number | boolean>({
      label: 'Default value',
      required: true,
      from: ['value', 'default_value'],
      // Numbers are sorted as numbers.
      sortKey: (value) => (typeof value === 'number' ? asNumber(value) : asText(value)),
      sends: ({ type, value }) => {
        const flagType = flagTypeOf(type);
        return (flagType && fitTyped(flagType, value)) ?? asText(value);
      },
      rule: namedPart(() => import('./rule'), 'valueRule'),
      input: namedPart(() => import('./ValueInput'), 'ValueInput'),
      cell: namedPart(() => import('./ValueCell'), 'ValueCell'),
    }),
  },
  calls: { list: { path: '/api/features', read: 'features', paging: whole }, one: inList },
  represent: '{name}',
  list: { columns: ['name', 'type', 'value'], isSearchable: true },
  create: { title: 'New Feature Flag', fields: ['name', 'type', 'value'] },
  remove: {},
});
