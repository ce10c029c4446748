import { whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { choice, count, moment, own, reference, text } from '../src/schema/fields';
import { fixed } from '../src/schema/options';
import { momentOf } from '../src/lib/time/moments';
import { organization } from './shared/organization';
import { namedPart } from '../src/schema/takeOver';

const listParts = () => import('../src/screens/jobs/listParts');

/** Recent jobs of all zones, each with its payload (rules 7, Jobs). */
export const jobs = defineResource({
  name: 'jobs',
  label: 'Job',
  labels: 'Jobs',
  menu: { group: 'main', below: 'zones', order: 20, key: 'j', keywords: ['runs', 'captures'] },
  routes: { list: '/zones/jobs', view: '/zones/jobs/view/:id' },
  scope: 'organizations',
  recognizedBy: ['name', 'zone_id', 'scheduled_at'],
  api: '/api/jobs',
  fields: {
    account_id: organization({ required: false }),
    zone_id: reference('zones', {
      label: 'Zone',
      gatedBy: 'account_id',
      from: ['zone_id', 'zone.id'],
      nameFrom: ['zone.name'],
    }),
    name: text({
      label: 'Name',
      filter: namedPart(() => import('../src/screens/jobs/NameFilter'), 'NameFilter'),
    }),
    state: choice({
      label: 'State',
      options: fixed(['QUEUED', 'RUNNING', 'DONE', 'FAILED']),
      tones: { DONE: 'success', RUNNING: 'info', FAILED: 'danger' },
    }),
    // The platform has it in the zone's log only.
    reason: own({
      label: 'Reason',
      from: ['state'],
      read: () => null,
      cell: namedPart(listParts, 'ReasonCell'),
    }),
    scheduled_at: moment({ label: 'Scheduled', withZone: true }),
    local_time: own({
      label: 'Zone’s time',
      from: ['scheduled_at'],
      sortKey: (value) => momentOf(value)?.getTime() ?? null,
      cell: namedPart(listParts, 'ZoneTimeCell'),
    }),
    started_at: moment({ label: 'Started', isRelative: true, withZone: true }),
    ended_at: moment({ label: 'Ended', withZone: true }),
    items_counted: count({ label: 'Items counted' }),
  },
  calls: {
    list: {
      path: '/api/jobs/recent',
      read: 'jobs',
      paging: whole,
      isNewestOnly: true,
      filters: { kind: 'query', names: { account_id: 'account_id' } },
    },
    one: { path: '/api/jobs/:id' },
    extra: {
      payload: { path: '/api/jobs/payload', query: { id: '{record.id}' }, read: 'payload' },
    },
    export: { path: '/api/jobs/export', read: 'filepath', parameter: 'filepath', ids: 'job_ids' },
  },
  represent: '{name}',
  list: {
    columns: [
      'name',
      'zone_id',
      'state',
      'reason',
      'scheduled_at',
      'local_time',
      'items_counted',
      'account_id',
    ],
    onPhone: [
      ['name', 'zone_id'],
      ['state', 'reason'],
    ],
    filters: ['account_id', 'state', 'zone_id', 'scheduled_at', 'name'],
    isSearchable: true,
    refreshEvery: 60,
    above: namedPart(listParts, 'Failures'),
  },
  view: {
    fields: [
      'name',
      'state',
      'zone_id',
      'account_id',
      'scheduled_at',
      'local_time',
      'started_at',
      'ended_at',
      'items_counted',
    ],
    panels: [
      {
        title: 'What Happened',
        screen: namedPart(() => import('../src/screens/jobs/JobLog'), 'JobLog'),
      },
      {
        title: 'Payload',
        screen: namedPart(() => import('../src/screens/jobs/Payload'), 'Payload'),
      },
    ],
  },
});
