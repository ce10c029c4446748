/** Environments, created from an existing or a new snapshot (rules 3, 5, 7, 9). */
import { day, hour, minute } from '../durations';
import { byName, listed, type Call } from '../handlers/handler';
import { defineRecords } from '../handlers/records';
import { flagOf, textOf } from '../handlers/values';
import { refuse, refuseAt } from '../refusal';
import { cellsOf } from '../store/seed/cellsOf';
import { numbered } from '../store/seed/seedId';
import { seedClock } from '../store/seed/seedClock';
import type { Row } from '../store/tables';

const table = 'environments';
/** Time for which seeded rows do not change. */
const seedClockStep = 10 * minute;
/** Lifetime of a new environment. */
const lifetime = 14 * day;

const clusters = ['eu-central-main', 'us-east-main', 'us-west-burst', 'ap-south-main'] as const;

const snapshots: readonly { name: string; cluster: string; age: number }[] = [
  { name: 'weekly-eu-central', cluster: 'eu-central-main', age: 2 * day },
  { name: 'weekly-us-east', cluster: 'us-east-main', age: 2 * day },
  { name: 'before-label-reader', cluster: 'us-east-main', age: 19 * day },
  { name: 'holiday-rush', cluster: 'us-west-burst', age: 61 * day },
  { name: 'clean-seed', cluster: 'eu-central-main', age: 120 * day },
];

/** `name; snapshot; cluster; created and expires, in hours from the seed's clock; user`. */
const seeded = cellsOf(`
label-reader-trial; before-label-reader; ; -216; 120; olive
counting-review; weekly-us-east; ; -264; 3; noor
holiday-replay; holiday-rush; ; -720; -384; olive
training-room; clean-seed; ; -1920; ; admin
partner-sandbox; weekly-eu-central; ; -48; 288; admin
load-test; ; us-west-burst; -6; 330; admin`).map(
  ([name = '', snapshot, cluster, created, expires, user = '']) => ({
    name,
    clusterName: cluster || null,
    snapshotName: snapshot || null,
    takeSnapshot: Boolean(cluster),
    user: `${user}@facings.example`,
    created: Number(created) * hour,
    expires: expires ? Number(expires) * hour : null,
    isSeeded: true,
  }),
);

/** Validation of new environments starts here. */
const reserved = ['dev', 'develop', 'development', 'prod', 'production'];

const checkedName = ({ data, body }: Call): string => {
  const name = textOf(body, 'name');
  if (name.length < 2) {
    refuseAt('name', 'Environment Name should contain at least 2 characters.');
  }
  if (reserved.includes(name)) refuseAt('name', 'Environment name is reserved.');
  if (!/^[a-z\d-]+$/.test(name)) {
    refuseAt('name', 'Environment name must contain only letters, numbers and hyphens');
  }
  if (data.open<Row & { readonly name: string }>(table).find({ name })) {
    refuse(409, `An environment named ${name} already exists.`, { name: 'This name is taken.' });
  }
  return name;
};

/** The origin: a new snapshot of a cluster, or an existing one; never both (rules 2). */
const originOf = ({ body }: Call) => {
  const takeSnapshot = flagOf(body, 'takeSnapshot');
  const cluster = textOf(body, 'clusterName');
  const snapshot = textOf(body, 'snapshotName');
  if (takeSnapshot) {
    if (cluster === '') refuseAt('clusterName', 'Cluster name is required.');
    if (!clusters.some((own) => own === cluster)) refuseAt('clusterName', 'No such cluster.');
    if (snapshot !== '') refuseAt('snapshotName', 'A snapshot is taken, so none is named.');
    return { takeSnapshot, clusterName: cluster, snapshotName: null };
  }
  if (snapshot === '') refuseAt('snapshotName', 'Snapshot name is required.');
  if (!snapshots.some(({ name }) => name === snapshot))
    refuseAt('snapshotName', 'No such snapshot.');
  if (cluster !== '') refuseAt('clusterName', 'No snapshot is taken, so no cluster may be named.');
  return { takeSnapshot, clusterName: null, snapshotName: snapshot };
};

const blank = (call: Call) => ({
  name: checkedName(call),
  ...originOf(call),
  user: call.data.table('users').get(call.claims?.sub ?? '')?.email ?? 'unknown',
  /** Milliseconds since 1970; for seeded rows relative to the seed's clock, so that the demo does not age. */
  created: call.now,
  expires: (call.now + lifetime) as number | null,
  isSeeded: false,
});

/** A moment of a new row, or one since the seed's clock. */
const written = (at: number, since = 0): string => new Date(since + at).toISOString();

export const demo = defineRecords<Row & ReturnType<typeof blank>>({
  table,
  what: 'environment',
  list: 'environments',
  order: byName,
  shown: ({ created, expires, isSeeded, ...row }, { data, now }) => {
    const since = isSeeded ? seedClock(data, now, seedClockStep) : 0;
    return {
      ...row,
      created_at: written(created, since),
      expires: expires === null ? null : written(expires, since),
      urls: ['', 'api.'].map((start) => `https://${start}${row.name}.env.facings.example`),
    };
  },
  blank,
  seed: () => numbered('e4415000', seeded),
  calls: (environments) => ({
    'GET /api/environments': environments.list,
    'POST /api/environments': {
      body: ['name!', 'clusterName', 'snapshotName', 'takeSnapshot!'],
      answer: environments.create,
    },
    'DELETE /api/environments/{id}': environments.remove,
    'GET /api/environments/clusters': () => listed('clusters', clusters, (name) => ({ name })),
    'GET /api/environments/snapshots': ({ data, now }) =>
      listed('snapshots', snapshots, ({ age, ...rest }) => ({
        ...rest,
        created: written(-age, seedClock(data, now, seedClockStep)),
      })),
  }),
});
