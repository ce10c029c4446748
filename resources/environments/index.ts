import { inList, whole } from '../../src/schema/calls';
import { isNotValue, isValue } from '../../src/schema/condition';
import { defineResource } from '../../src/schema/defineResource';
import { choice, moment, onOff, text, texts } from '../../src/schema/fields';
import { fromPlatform } from '../../src/schema/options';
import { namedPart } from '../../src/schema/takeOver';

/** Environments, created from an existing snapshot or from a new one (rules 2, 3, 5, 7; rules R22, R49). */
export const environments = defineResource({
  name: 'environments',
  label: 'Environment',
  labels: 'Environments',
  menu: { group: 'settings', order: 20, keywords: ['clusters', 'snapshots'] },
  routes: { list: '/settings/environments', view: '/settings/environments/view/:id' },
  api: '/api/environments',
  idFrom: ['id', 'name'],
  recognizedBy: ['name'],
  fields: {
    name: text({
      label: 'Environment Name',
      required: true,
      min: 2,
      max: 63,
      code: true,
      refuses: [
        {
          pattern: /^(?!(?:dev|develop|development|prod|production)$)/i,
          message: 'Environment name is reserved.',
        },
        {
          pattern: /^[a-z0-9-]+$/,
          message: 'Environment name must contain only letters, numbers and hyphens',
        },
      ],
    }),
    takeSnapshot: onOff({
      label: 'Snapshot',
      initial: false,
      words: { on: 'Take Snapshot', off: 'Use Existing Snapshot' },
      input: namedPart(() => import('./SnapshotInput'), 'SnapshotInput'),
      cell: namedPart(() => import('./cells'), 'SnapshotCell'),
    }),
    snapshotName: choice({
      label: 'Snapshot Name',
      required: true,
      requiredMessage: 'Snapshot name is required.',
      // A record that does not say how it was created may still name its snapshot.
      shownIf: isNotValue('takeSnapshot', true),
      options: fromPlatform({
        path: '/api/environments/snapshots',
        read: 'snapshots',
        value: 'name',
      }),
      details: [{ from: 'cluster' }, { from: 'created', as: 'moment' }],
    }),
    clusterName: choice({
      label: 'Cluster Name',
      required: true,
      requiredMessage: 'Cluster name is required.',
      shownIf: isValue('takeSnapshot', true),
      options: fromPlatform({
        path: '/api/environments/clusters',
        read: 'clusters',
        value: 'name',
      }),
    }),
    /** What it was created from: the one of the two that the record names. */
    source: text({
      label: 'Source',
      from: ['snapshotName', 'clusterName'],
      cell: namedPart(() => import('./cells'), 'SourceCell'),
    }),
    created_at: moment({ label: 'Created' }),
    expires: moment({
      label: 'Expires',
      isRelative: true,
      whenEmpty: 'Never',
      cell: namedPart(() => import('./cells'), 'ExpiryCell'),
    }),
    urls: texts({ label: 'URLs', cell: namedPart(() => import('./UrlsCell'), 'UrlsCell') }),
    user: text({ label: 'Created by', from: ['user.name', 'user.email', 'user'] }),
  },
  calls: {
    list: { path: '/api/environments', read: 'environments', paging: whole },
    one: inList,
    create: {
      path: '/api/environments',
      send: ['name', 'clusterName', 'snapshotName', 'takeSnapshot'],
    },
  },
  represent: '{name}',
  list: {
    columns: ['name', 'expires', 'source', 'urls', 'created_at', 'user'],
    onPhone: ['name', 'expires', 'source'],
    isSearchable: true,
  },
  view: {
    title: 'Edit Environment',
    fields: [
      'name',
      'takeSnapshot',
      'snapshotName',
      'clusterName',
      'expires',
      'urls',
      'created_at',
      'user',
    ],
  },
  create: {
    title: 'Add Environment',
    fields: ['name', 'takeSnapshot', 'snapshotName', 'clusterName'],
  },
  remove: { then: '/settings/environments' },
});
