/** A test entity with the kinds that have text suggestions. */
import { whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { text } from '../../schema/fields';

const suggests = {
  method: 'POST',
  path: '/api/texts/search',
  needs: ['account_id'],
  read: 'results',
  label: ['text'],
  min: 2,
} as const;

export const texts = defineResource({
  name: 'texts',
  label: 'Text',
  labels: 'Texts',
  routes: { list: '/texts' },
  api: '/api/texts',
  fields: {
    account_id: text({ label: 'Organization' }),
    code: text({ label: 'Code', forced: 'upper', max: 20 }),
    similar: text({ label: 'Similar label', forced: 'upper', max: 20, suggests }),
    brand: text({ label: 'Brand', hint: 'As printed.', suggests }),
  },
  calls: { list: { path: '/api/texts', read: 'texts', paging: whole } },
  represent: '{id}',
  list: { columns: ['code'] },
});
