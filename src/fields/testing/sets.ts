/** A test entity with the kinds that hold several values, and those with a picker. */
import { whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { picks, text, timeZone } from '../../schema/fields';
import { fixed, fromPlatform } from '../../schema/options';

export const sets = defineResource({
  name: 'sets',
  label: 'Set',
  labels: 'Sets',
  routes: { list: '/sets' },
  api: '/api/sets',
  fields: {
    account_id: text({ label: 'Organization' }),
    units: picks({
      label: 'Units',
      hint: 'As operators count.',
      options: fromPlatform({ path: '/api/uom', read: 'uoms', value: 'value' }),
      details: [{ from: 'comment' }],
    }),
    letters: picks({ label: 'Letters', options: fixed(Array.from('ABCDEFGHIJKLMN')) }),
    techniques: picks({
      label: 'Techniques',
      options: fixed(['DEPTH', 'LABELED', 'MANUAL']),
      as: 'technique',
    }),
    zone: timeZone({ label: 'Timezone', required: true }),
  },
  calls: { list: { path: '/api/sets', read: 'sets', paging: whole } },
  represent: '{id}',
  list: { columns: ['units'] },
});
