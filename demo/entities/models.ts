/** Machine-learning models, their versions and reports (rules 3, 4, 7, Model versions). */
import { day, hour } from '../durations';
import { found, listed, type Call } from '../handlers/handler';
import { defineRecords } from '../handlers/records';
import { oneOf } from '../handlers/values';
import { refuse } from '../refusal';
import { idsOf } from '../store/seed/seedId';
import { chanceFrom } from '../store/seed/random';
import { seedClock } from '../store/seed/seedClock';
import type { Data } from '../store/store';
import type { Row } from '../store/tables';

const statuses = ['validating', 'stable'] as const;

interface Model extends Row {
  readonly name: string;
  readonly classes: readonly string[];
}

interface ModelVersion extends Row {
  readonly model_id: string;
  readonly version: string;
  readonly status: (typeof statuses)[number];
  readonly description: string;
  /** Days before the seed's clock, so that the demo does not age. */
  readonly age: number;
}

const modelId = idsOf('40de1000');
const versionId = idsOf('40de1f00');
/** Training runs end in the early morning, UTC. */
const trainedAt = 5.25 * hour;
/** Days between a version and the previous one. */
const gaps = [24, 38, 17, 45, 29, 52, 33] as const;

const descriptions = [
  'First version trained on images of three chains.',
  'More images of dim aisles and night captures.',
  'Half the size for handheld devices, at the same accuracy.',
  'Relabelled pairs that people had mixed up.',
  'Images of coolers with fogged doors.',
  'New backbone, trained from the beginning.',
  'Corrections of the last quarter’s adjustments.',
  'Restaurant prep areas and stacked pans.',
] as const;

const models: readonly (Omit<Model, 'id'> & { readonly versions: number })[] = [
  { name: 'Shelf detector', classes: ['Bottle', 'Can', 'Box', 'Bag'], versions: 8 },
  { name: 'Label reader', classes: ['Price', 'SKU', 'Barcode'], versions: 5 },
  { name: 'Depth counter', classes: ['Case', 'Tray'], versions: 4 },
  { name: 'Pan fullness', classes: ['Full pan', 'Half pan', 'Sixth pan'], versions: 3 },
  { name: 'Visual matcher', classes: ['Near twin', 'Same brand'], versions: 6 },
];

const versionsOf = (data: Data, model_id: string): ModelVersion[] => {
  const versions = data.open<ModelVersion>('modelVersions').where({ model_id });
  return versions.sort((one, other) => one.age - other.age);
};

const versionShown = ({ data, now }: Call, { age, ...row }: ModelVersion) => ({
  ...row,
  name: data.open<Model>('models').get(row.model_id)?.name ?? '',
  created_at: new Date(seedClock(data, now, day) - age * day + trainedAt).toISOString(),
});

const versionOf = (data: Data, model: string | undefined, version: string | undefined) =>
  versionsOf(data, model ?? '').find((own) => own.version === version) ??
  refuse(404, 'This version of the model does not exist.');

const share = (value: number): number => Math.round(Math.min(0.995, value) * 1000) / 1000;

/** Reproducible figures that mostly increase with each version. */
const figures = (id: string, index: number, at: number) => {
  const chance = chanceFrom(Number(id.slice(-4)) * 16 + at);
  const level = index * 0.012 - at * 0.017;
  const precision = share(0.86 + level + (chance.number() - 0.5) * 0.03);
  const recall = share(0.82 + level + (chance.number() - 0.5) * 0.04);
  const f1 = share((2 * precision * recall) / (precision + recall));
  const mean_average_precision = share(f1 - 0.02 - chance.number() * 0.03);
  return { precision, recall, f1, mean_average_precision };
};

const reportsOf = ({ data, query }: Call) => {
  const { id, model_id, version } = versionOf(data, query.model_id, query.version);
  const { classes } = found(data.open<Model>('models'), model_id, 'model');
  // The latest version has no reports yet.
  if (versionsOf(data, model_id)[0]?.id === id) return listed('reports', []);
  const index = Number(version.split('.')[1] ?? 0);
  const samples = 12_000 + index * 850;
  return listed('reports', [
    {
      id: `${id}-detection`,
      name: 'Detection',
      ...figures(id, index, 0),
      samples,
      classes: classes.map((name, at) => ({
        name,
        ...figures(id, index, at + 1),
        samples: Math.floor(samples / (at + 2)),
      })),
    },
    { id: `${id}-speed`, name: 'Speed', median_ms: 96 - index * 4, slowest_ms: 310 - index * 7 },
  ]);
};

const seededVersions = (): ModelVersion[] =>
  models.flatMap(({ versions }, model) => {
    // Newest first, since ages count backwards.
    let age = model + 2;
    return Array.from({ length: versions }, (_, back): ModelVersion => {
      const index = versions - 1 - back;
      if (back > 0) age += gaps[(back + model) % gaps.length] ?? 30;
      return {
        id: versionId(model * 100 + index + 1),
        model_id: modelId(model + 1),
        version: `1.${index}.0`,
        status: back < 2 ? 'validating' : 'stable',
        description: descriptions[index] ?? '',
        age,
      };
    });
  });

export const demo = defineRecords<Model>({
  table: 'models',
  what: 'model',
  list: 'models',
  shown: ({ id, name }, call) => ({
    id,
    name,
    versions: versionsOf(call.data, id).map((version) => versionShown(call, version)),
  }),
  seed: () =>
    models.map(({ name, classes }, index): Model => ({ id: modelId(index + 1), name, classes })),
  tables: { modelVersions: seededVersions },
  calls: (records) => ({
    'GET /api/mdl/models': records.list,
    'GET /api/mdl/models/{id}': records.show,
    'GET /api/mdl/models/{id}/{version}': (call) =>
      versionShown(call, versionOf(call.data, call.params.id, call.params.version)),
    'PUT /api/mdl/models/{id}/{version}': {
      body: ['status!'],
      types: { status: { oneOf: statuses } },
      answer: (call) => {
        const row = versionOf(call.data, call.params.id, call.params.version);
        const status = oneOf(call.body, 'status', statuses);
        const kept = call.data.open<ModelVersion>('modelVersions').put({ ...row, status });
        return versionShown(call, kept);
      },
    },
    'GET /api/mdl/reports': { query: ['model_id!', 'version!'], answer: reportsOf },
  }),
});
