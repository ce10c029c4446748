/** Whose figures are asked for, as parameters of the calls (rules 7, Analytics; rules R24). */
import type { AnalyticsQuery } from './analyticsTypes';

/** Most zones that one call names: an address has an end. */
export const zonesAtOnce = 100;

/** `id` stands for all zones of the organization; whoever chose some names them instead. */
export type AnalyticsParams = {
  readonly start_at: string;
  readonly end_at: string;
} & ({ readonly id: string } | { readonly zone_ids: readonly string[] });

const momentsOf = ({ startAt, endAt }: AnalyticsQuery) => ({ start_at: startAt, end_at: endAt });

const zonesOf = ({ zoneIds }: AnalyticsQuery): readonly string[] => [...new Set(zoneIds)];

/** Everything in one, as the body of an export is. */
export const wholeParamsOf = (query: AnalyticsQuery): AnalyticsParams => {
  const zone_ids = zonesOf(query);
  return zone_ids.length === 0
    ? { id: query.accountId, ...momentsOf(query) }
    : { zone_ids, ...momentsOf(query) };
};

/** One entry for each call that it takes: more zones than one call names are several calls. */
export const paramsOf = (query: AnalyticsQuery): readonly AnalyticsParams[] => {
  const zones = zonesOf(query);
  if (zones.length <= zonesAtOnce) return [wholeParamsOf(query)];
  return Array.from({ length: Math.ceil(zones.length / zonesAtOnce) }, (_, at) => ({
    zone_ids: zones.slice(at * zonesAtOnce, (at + 1) * zonesAtOnce),
    ...momentsOf(query),
  }));
};
