/** Machine-learning models, their versions and reports (Specification 3, 4, 7, Model versions). */
import { defineEntityDemo } from '../entityDemo';
import { found, listed, type Call } from '../handlers/handler';
import { oneOf } from '../handlers/values';
import { refuse } from '../refusal';
import { idsOf } from '../store/seed/idsOf';
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
  /** Days before the moment of asking, so that the demo never ages. */
  readonly age: number;
}

const modelId = idsOf('40de1000');
const versionId = idsOf('40de1f00');
const day = 86_400_000;

const models: readonly (Omit<Model, 'id'> & { readonly versions: number })[] = [
  { name: 'Shelf detector', classes: ['Bottle', 'Can', 'Box', 'Bag'], versions: 8 },
  { name: 'Label reader', classes: ['Price', 'SKU', 'Barcode'], versions: 5 },
  { name: 'Depth counter', classes: ['Case', 'Tray'], versions: 4 },
  { name: 'Pan fullness', classes: ['Full pan', 'Half pan', 'Sixth pan'], versions: 3 },
  { name: 'Visual matcher', classes: ['Near twin', 'Same brand'], versions: 6 },
];

const versionsOf = (data: Data, model: string): ModelVersion[] =>
  [...data.open<ModelVersion>('modelVersions').all()]
    .filter(({ model_id }) => model_id === model)
    .sort((one, other) => one.age - other.age);

const versionShown = ({ data, now }: Call, { age, ...row }: ModelVersion) => ({
  ...row,
  name: data.open<Model>('models').get(row.model_id)?.name ?? '',
  created_at: new Date(now - age * day).toISOString(),
});

const modelShown = (call: Call, { id, name }: Model) => ({
  id,
  name,
  versions: versionsOf(call.data, id).map((version) => versionShown(call, version)),
});

const versionOf = (data: Data, model: string | undefined, version: string | undefined) =>
  versionsOf(data, model ?? '').find((own) => own.version === version) ??
  refuse(404, 'There is no such version of the model.');

/** Figures that grow with each version, the same every time. */
const figures = (seed: number) => {
  const share = (base: number) => Math.round(Math.min(0.995, base + seed * 0.011) * 1000) / 1000;
  return { precision: share(0.84), recall: share(0.79), f1: share(0.81) };
};

const reportsOf = ({ data, query }: Call) => {
  const version = versionOf(data, query.model_id, query.version);
  const model = found(data.open<Model>('models'), version.model_id, 'model');
  const index = Number(version.version.split('.')[1] ?? 0);
  // The newest one has not been measured yet.
  if (version.age === 0) return listed('reports', []);
  return listed('reports', [
    {
      id: `${version.id}-detection`,
      name: 'Detection',
      ...figures(index),
      samples: 12_000 + index * 850,
      classes: model.classes.map((name, at) => ({ name, ...figures(index - at * 2) })),
    },
    {
      id: `${version.id}-speed`,
      name: 'Speed',
      median_ms: 96 - index * 4,
      slowest_ms: 310 - index * 7,
    },
  ]);
};

export const demo = defineEntityDemo({
  table: 'models',
  seed: () =>
    models.map(({ name, classes }, index): Model => ({ id: modelId(index + 1), name, classes })),
  tables: {
    modelVersions: () =>
      models.flatMap(({ versions }, model) =>
        Array.from({ length: versions }, (_, index): ModelVersion => ({
          id: versionId(model * 100 + index + 1),
          model_id: modelId(model + 1),
          version: `1.${index}.0`,
          status: index < versions - 2 ? 'stable' : 'validating',
          age: (versions - 1 - index) * 23,
        })),
      ),
  },
  contract: [
    { name: 'GET /api/mdl/models' },
    { name: 'GET /api/mdl/models/{id}' },
    { name: 'GET /api/mdl/models/{id}/{version}' },
    { name: 'PUT /api/mdl/models/{id}/{version}', body: ['status'], needs: ['status'] },
    {
      name: 'GET /api/mdl/reports',
      query: ['model_id', 'version'],
      needs: ['model_id', 'version'],
    },
  ],
  handlers: {
    'GET /api/mdl/models': (call) =>
      listed(
        'models',
        call.data
          .open<Model>('models')
          .all()
          .map((model) => modelShown(call, model)),
      ),
    'GET /api/mdl/models/{id}': (call) =>
      modelShown(call, found(call.data.open<Model>('models'), call.params.id, 'model')),
    'GET /api/mdl/models/{id}/{version}': (call) =>
      versionShown(call, versionOf(call.data, call.params.id, call.params.version)),
    'PUT /api/mdl/models/{id}/{version}': (call) => {
      const row = versionOf(call.data, call.params.id, call.params.version);
      const status = oneOf(call.body, 'status', statuses);
      const kept = call.data.open<ModelVersion>('modelVersions').put({ ...row, status });
      return versionShown(call, kept);
    },
    'GET /api/mdl/reports': reportsOf,
  },
});
