/** Figures by zone and time, and their export (rules 7, Analytics; rules R8, R24, R27). */
import { adjustmentsByPair, adjustmentsByProduct, jobsByProduct } from '../analytics/byProduct';
import {
  accuracyByZone,
  adjustmentsByTime,
  jobTimeByTime,
  accuracyOf,
  middleOf,
  sumsBy,
} from '../analytics/byTime';
import { adjustmentsByUnits, adjustmentsByZone, timeByLocation } from '../analytics/byZone';
import { analyticsScope, jobsInScope, type ZoneJobs } from '../analytics/scope';
import { unitsByProduct } from '../analytics/units';
import { dateOf } from '../analytics/written';
import { csvFile, csvOf } from '../csv';
import { day } from '../durations';
import { calls, defineEntityDemo } from '../entityDemo';
import { found, listed, type Call } from '../handlers/handler';
import { newId } from '../store/newId';
import type { Data } from '../store/store';
import type { Row } from '../store/tables';

const columns =
  'date zone_id zone jobs items_counted adjustments_up adjustments_down accuracy median_seconds'.split(
    ' ',
  );

type Line = readonly (string | number)[];

const linesOf = ({ zone, slices }: ZoneJobs) =>
  sumsBy(day, slices).map(({ at, items, up, down, wrong, seconds }) => {
    const date = Math.floor(at / day);
    const line: Line = [
      dateOf(date),
      zone.id,
      zone.name,
      seconds.length,
      items,
      up,
      down,
      accuracyOf({ items, wrong }).toFixed(4),
      middleOf(seconds).median,
    ];
    return { date, line };
  });

/** Figures as CSV: a line for each zone and UTC day, oldest first, then zones by name. */
const figuresCsv = (jobs: readonly ZoneJobs[]): string => {
  // The lines of a day keep their order.
  const lines = jobs.flatMap(linesOf).sort((a, b) => a.date - b.date);
  return csvOf([columns, ...lines.map(({ line }) => line)]);
};

/** Stored under its filepath, which only its requester knows. */
interface FigureExport extends Row {
  readonly zone_ids: readonly string[];
  readonly start_at: string;
  readonly end_at: string;
}

/** Maximum length of each list, largest first. */
const maxRows = { top: 10, products: 5000, pairs: 2000, productsByTime: 25 } as const;

const parameters = ['zone_ids', 'id', 'start_at', 'end_at'] as const;
const needs = ['start_at', 'end_at'] as const;
const exports = '/api/analytics/export';

type Figures = (jobs: ZoneJobs[], data: Data) => object;

const cut = <T>(key: string, rows: readonly T[], length: number) => ({
  [key]: rows.slice(0, length),
  total: rows.length,
});

/** By the end of the path. */
const figures: Readonly<Record<string, Figures>> = {
  'adjustments/top': (jobs, data) =>
    cut('adjustments', adjustmentsByProduct(data, jobs), maxRows.top),
  adjustments: (jobs) => listed('adjustments', adjustmentsByTime(jobs)),
  jobtime: (jobs) => listed('job_times', jobTimeByTime(jobs)),
  locationtime: (jobs, data) => listed('location_times', timeByLocation(data, jobs)),
  'products/jobs/count': (jobs, data) =>
    cut('products', jobsByProduct(data, jobs), maxRows.products),
  'products/units/count': (jobs, data) =>
    listed('products', unitsByProduct(data, jobs, maxRows.productsByTime)),
  'products/adjustments/count': (jobs, data) =>
    cut('products', adjustmentsByProduct(data, jobs), maxRows.products),
  'products/zones/adjustments/count': (jobs, data) => {
    const { rows, total } = adjustmentsByPair(data, jobs, maxRows.pairs);
    return { products: rows, total };
  },
  'products/adjustments/units/count': (jobs) => listed('units', adjustmentsByUnits(jobs)),
  'zones/adjustments/count': (jobs) => listed('zones', adjustmentsByZone(jobs)),
  'zones/jobs/accuracy': (jobs) => listed('zones', accuracyByZone(jobs)),
};

const startExport = (call: Call) => {
  const { zones } = analyticsScope(call, call.body, Infinity);
  const { start_at, end_at } = call.body as { start_at: string; end_at: string };
  const name = `analytics-${start_at.slice(0, 10)}-${end_at.slice(0, 10)}.csv`;
  const filepath = `exports/analytics/${newId()}/${name}`;
  const zone_ids = zones.map(({ id }) => id);
  call.data.open<FigureExport>('figureExports').put({ id: filepath, zone_ids, start_at, end_at });
  return { filepath };
};

/** For zones that still exist; removed zones have no figures. */
const download = (call: Call): Response => {
  const { data, query } = call;
  const file = found(data.open<FigureExport>('figureExports'), query.filepath, 'export');
  const zone_ids = file.zone_ids.filter((id) => data.table('zones').get(id));
  const jobs =
    zone_ids.length === 0
      ? []
      : jobsInScope(data, analyticsScope(call, { ...file, id: undefined, zone_ids }, Infinity));
  return csvFile(file.id, figuresCsv(jobs));
};

/** A call for each of the figures. */
const read = (of: Figures) => ({
  query: parameters,
  needs,
  answer: (call: Call) => of(jobsInScope(call.data, analyticsScope(call, call.query)), call.data),
});

export const demo = defineEntityDemo({
  tables: { figureExports: () => [] },
  ...calls({
    ...Object.fromEntries(
      Object.entries(figures).map(([path, of]) => [`GET /api/analytics/${path}`, read(of)]),
    ),
    [`POST ${exports}`]: { body: parameters, needs, isUnaudited: true, answer: startExport },
    [`GET ${exports}`]: { query: ['filepath!'], isFile: true, answer: download },
  }),
});
