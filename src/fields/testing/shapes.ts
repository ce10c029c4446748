/** A test entity with sizes, colors and pan sizes, and choices that the platform may not offer. */
import { whole } from '../../schema/calls';
import { isBlank } from '../../schema/condition';
import { defineResource } from '../../schema/defineResource';
import { choice, color, size, text } from '../../schema/fields';
import { fixed, fromPlatform } from '../../schema/options';

export const shapes = defineResource({
  name: 'shapes',
  label: 'Shape',
  labels: 'Shapes',
  routes: { list: '/shapes' },
  api: '/api/shapes',
  fields: {
    account_id: text({ label: 'Organization' }),
    state: choice({ label: 'State', options: fixed(['BOX', 'OPEN_CASE']) }),
    dimensions: size({ label: 'Dimensions', unit: 'in', required: true, shownIf: isBlank('lid') }),
    crate: size({ label: 'Crate', unit: 'm', hint: 'Outside.' }),
    tint: color({ label: 'Color', initial: '#ffffff' }),
    lid: text({ label: 'Lid' }),
    unit: choice({
      label: 'Unit',
      options: fromPlatform({ path: '/api/organizations/:account_id/units', read: 'units' }),
      whenNone: {
        text: 'No units are enabled. Enable units',
        link: 'here',
        to: '/organizations/view/{account_id}/uom',
      },
      sends: ({ unit, state }) =>
        unit ?? (typeof state === 'string' ? state.replace('OPEN_', '') : null),
    }),
  },
  calls: { list: { path: '/api/shapes', read: 'shapes', paging: whole } },
  represent: '{id}',
  list: { columns: ['tint'] },
});
