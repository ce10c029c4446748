/** Figures of an organization or of selected zones, and their file exports (rules 7, Analytics). */
import { sendOver } from '../mapping/send';
import type { Transport } from '../transport/types';
import type { AnalyticsQuery, ProductCount } from './analyticsTypes';
import { dayIn } from './dayIn';
import { chunksOf, createLimiter } from '../../src/lib/batches/calls';
import { rowsIn } from './figureRows';
import * as merge from './mergeFigures';
import { platformFiles } from './platformFiles';
import * as read from './readFigures';

/** Maximum number of zones per call, because the length of an address is limited. */
const zonesAtOnce = 100;

/** `id` stands for all zones of the organization; selected zones are listed instead. */
type AnalyticsParams = { readonly start_at: string; readonly end_at: string } & (
  | { readonly id: string }
  | { readonly zone_ids: readonly string[] }
);

const momentsOf = ({ startAt, endAt }: AnalyticsQuery) => ({ start_at: startAt, end_at: endAt });

const zonesOf = ({ zoneIds }: AnalyticsQuery): readonly string[] => [...new Set(zoneIds)];

/** All zones in one object, for the body of an export. */
const wholeParamsOf = (query: AnalyticsQuery): AnalyticsParams => {
  const zone_ids = zonesOf(query);
  return zone_ids.length === 0
    ? { id: query.accountId, ...momentsOf(query) }
    : { zone_ids, ...momentsOf(query) };
};

/** Returns the parameters of each call; more zones than one call can list need several calls. */
const paramsOf = (query: AnalyticsQuery): readonly AnalyticsParams[] => {
  const zones = zonesOf(query);
  if (zones.length <= zonesAtOnce) return [wholeParamsOf(query)];
  return chunksOf(zones, zonesAtOnce).map((zone_ids) => ({ zone_ids, ...momentsOf(query) }));
};

/** One method per call; each rejects with the mapping's error (dataProvider/mapping/platformError.ts). */
export const createAnalytics = (transport: Transport) => {
  // The calls for 2,000 zones must not block all others.
  const limited = createLimiter();

  const send = sendOver(transport);

  const get = async (path: string, params: AnalyticsParams, signal: AbortSignal) => {
    signal.throwIfAborted();
    return send({ method: 'GET', path: `/api/analytics/${path}`, query: params, signal });
  };

  /** Returns the responses of all calls that the zones need; the first failure cancels the others. */
  const bodiesOf = async (
    path: string,
    query: AnalyticsQuery,
    signal: AbortSignal | undefined,
  ): Promise<readonly unknown[]> => {
    const others = new AbortController();
    const combined = signal ? AbortSignal.any([signal, others.signal]) : others.signal;
    const calls = paramsOf(query);
    const [only] = calls;
    if (only && calls.length === 1) return [await get(path, only, combined)];
    try {
      return await Promise.all(calls.map((params) => limited(() => get(path, params, combined))));
    } catch (error) {
      others.abort();
      throw error;
    }
  };

  const ask =
    <Row>(
      path: string,
      readRow: read.ReadRow<Row>,
      merged: (rows: readonly Row[]) => readonly Row[],
    ) =>
    async (query: AnalyticsQuery, signal?: AbortSignal): Promise<readonly Row[]> => {
      const bodies = await bodiesOf(path, query, signal);
      const dayOf = dayIn(query.timeZone);
      return merged(bodies.flatMap(rowsIn).flatMap((row) => readRow(row, dayOf) ?? []));
    };

  const byProduct = merge.mergeCounts<ProductCount>(({ productId }) => productId);

  const files = platformFiles(transport, '/api/analytics/export');
  const jobFiles = platformFiles(transport, '/api/jobs/export');

  return {
    topAdjustments: ask('adjustments/top', read.readProductCount, byProduct),
    adjustments: ask('adjustments', read.readDayAdjustments, merge.mergeAdjustments),
    jobTime: ask('jobtime', read.readDayJobTime, merge.mergeJobTimes),
    locationTime: ask('locationtime', read.readLocationTime, merge.mergeLocationTimes),
    productJobs: ask('products/jobs/count', read.readProductCount, byProduct),
    productUnits: ask('products/units/count', read.readProductUnits, merge.mergeUnits),
    productAdjustments: ask('products/adjustments/count', read.readProductCount, byProduct),
    productZoneAdjustments: ask(
      'products/zones/adjustments/count',
      read.readProductZoneCount,
      merge.mergeCounts(({ productId, zoneId }) => `${productId}\n${zoneId}`),
    ),
    unitsChanged: ask(
      'products/adjustments/units/count',
      read.readUnitsChange,
      merge.mergeUnitsChanged,
    ),
    zoneAdjustments: ask(
      'zones/adjustments/count',
      read.readZoneCount,
      merge.mergeCounts(({ zoneId }) => zoneId),
    ),
    zoneAccuracy: ask('zones/jobs/accuracy', read.readZoneAccuracy, merge.mergeAccuracy),
    startExport: (query: AnalyticsQuery, signal?: AbortSignal) =>
      files.start(wholeParamsOf(query), signal),
    download: files.download,
    startJobsExport: (accountId: string, signal?: AbortSignal) =>
      jobFiles.start({ account_id: accountId }, signal),
    downloadJobs: jobFiles.download,
  };
};

export type AnalyticsCalls = ReturnType<typeof createAnalytics>;
