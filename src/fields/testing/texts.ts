/** A test entity with texts. */
import { whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { text } from '../../schema/fields';

export const texts = defineResource({
  name: 'texts',
  label: 'Text',
  labels: 'Texts',
  routes: { list: '/texts' },
  api: '/api/texts',
  fields: {
    account_id: text({ label: 'Organization' }),
    code: text({ label: 'Code', forced: 'upper', max: 20 }),
    brand: text({ label: 'Brand', hint: 'As printed.' }),
  },
  calls: { list: { path: '/api/texts', read: 'texts', paging: whole } },
  represent: '{id}',
  list: { columns: ['code'] },
});
