/** A test entity with the kinds that are typed, and with the read-only kinds. */
import { whole } from '../../schema/calls';
import { defineResource } from '../../schema/defineResource';
import { choice, cron, json, moment, number, tags, text, time } from '../../schema/fields';
import { fixed, fromPlatform } from '../../schema/options';

export const kinds = defineResource({
  name: 'kinds',
  label: 'Kind',
  labels: 'Kinds',
  routes: { list: '/kinds' },
  api: '/api/kinds',
  fields: {
    email: text({ label: 'Email address', format: 'email', required: true }),
    type: text({ label: 'Storage Type', forced: 'constant', required: true }),
    width: number({ label: 'Width', unit: 'in', step: 0.1, min: 0, max: 10, hint: 'Outside.' }),
    duration: number({ label: 'Duration', unit: 'minutes', scale: 60, min: 1, isWhole: true }),
    at: moment({ label: 'Created' }),
    ends: moment({ label: 'Ends at', hint: 'Optional.' }),
    until: time({ label: 'End of submission', hint: 'Every day.' }),
    expires: moment({ label: 'Expires', isRelative: true, whenEmpty: 'Never' }),
    headers: json({ label: 'Headers', isObject: true, required: true, hint: 'Sent along.' }),
    flagType: choice({
      label: 'Type',
      required: true,
      options: fixed(['BOOLEAN', 'STRING', 'UUID', 'NUMBER']),
    }),
    schedule: cron({ label: 'Schedule' }),
    role: choice({
      label: 'Role',
      options: fixed(['user', 'administrator']),
      optionLabels: { user: 'User', administrator: 'Administrator' },
      otherTone: 'info',
    }),
    unit: choice({
      label: 'Unit',
      options: fromPlatform({ path: '/api/uom', read: 'uoms' }),
      optionLabels: { EACH: 'Each' },
    }),
    status: choice({
      label: 'Reporting',
      options: fixed(['DISABLED', 'TEST', 'PRODUCTION']),
      whenEmpty: 'Unset',
      optionLabels: { PRODUCTION: 'Production' },
    }),
    eligibility: choice({
      label: 'Eligibility',
      options: fixed(['NONE', 'PRODUCTION']),
      whenEmpty: 'NULL',
      canBeEmptied: false,
    }),
    basis: choice({
      label: 'Basis',
      options: fromPlatform({ path: '/api/uom', read: 'uoms' }),
      canBeEmptied: false,
    }),
    versions: tags({
      label: 'Versions',
      item: 'version',
      toneBy: 'status',
      tones: { stable: 'success' },
      otherTone: 'primary',
    }),
  },
  calls: { list: { path: '/api/kinds', read: 'kinds', paging: whole } },
  represent: '{id}',
  list: { columns: ['type'] },
});
