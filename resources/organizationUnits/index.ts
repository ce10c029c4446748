import { defineResource } from '../../src/schema/defineResource';
import { picks } from '../../src/schema/fields';
import { fromPlatform } from '../../src/schema/options';
import { namedPart } from '../../src/schema/takeOver';

/** The units of measure that an organization has enabled (rules 7, uoms.enabled). */
export const organizationUnits = defineResource({
  name: 'organizationUnits',
  label: 'Organization Units of Measure',
  labels: 'Units of Measure',
  menu: { group: 'organization', order: 70, keywords: ['uom', 'units'] },
  routes: { list: '/organizations/view/:account_id/uom', up: '/organizations/view/:account_id' },
  api: '/api/organizations',
  fields: {
    uoms: picks({
      label: 'Enabled units',
      from: ['uoms.enabled'],
      options: fromPlatform({ path: '/api/products/states/options', read: 'uoms' }),
      input: namedPart(() => import('./UnitsInput'), 'UnitsInput'),
    }),
  },
  calls: {
    one: { path: '/api/organizations/:account_id/uom' },
    update: { path: '/api/organizations/:account_id/uom' },
  },
  represent: 'Units of Measure',
  document: { fields: ['uoms'], done: 'Units of measure saved.' },
});
