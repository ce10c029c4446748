/**
 * The requests and results of the analytics calls (rules 7, Analytics). The rules do not show the platform's
 * responses: `analytics.ts` parses them leniently into these shapes and drops what it cannot read.
 */

/** Whose figures, and for which period. */
export interface AnalyticsQuery {
  /** The organization, sent as `id` if no zones are selected. */
  readonly accountId: string;
  /** Selected zones, sent as `zone_ids`; empty means all zones of the organization. */
  readonly zoneIds: readonly string[];
  /** Start of the period (inclusive), ISO 8601 in UTC: 2026-11-01T00:00:00.000Z. */
  readonly startAt: string;
  /** End of the period (exclusive). */
  readonly endAt: string;
  /** IANA time zone that defines the days. */
  readonly timeZone: string;
}

/** `YYYY-MM-DD` in the query's time zone. */
export type Day = string;

interface OfProduct {
  readonly productId: string;
  readonly sku: string;
  /** Its description, or the SKU if it has none. */
  readonly productName: string;
}

interface OfZone {
  readonly zoneId: string;
  readonly zoneName: string;
}

/** GET adjustments: corrections per day, upwards and downwards separately (both at least 0). */
export interface DayAdjustments {
  readonly day: Day;
  readonly up: number;
  readonly down: number;
}

/** GET jobtime: duration of a day's jobs, in seconds. */
export interface DayJobTime {
  readonly day: Day;
  readonly median: number;
  /** 90th percentile; null if not reported. */
  readonly p90: number | null;
  readonly jobs: number;
}

/** GET locationtime: duration at a zone's location, in seconds. */
export type LocationTime = OfZone & {
  readonly locationId: string;
  readonly locationName: string;
  readonly median: number;
  readonly runs: number;
};

/** GET adjustments/top, products/jobs/count, products/adjustments/count: highest first. */
export type ProductCount = OfProduct & { readonly count: number };

/** GET products/units/count: counted units of a product per day; different units of measure are never added. */
export type ProductUnits = OfProduct & {
  readonly day: Day;
  readonly uom: string;
  readonly units: number;
};

/** GET products/zones/adjustments/count: corrections of a product in a zone. */
export type ProductZoneCount = OfProduct & OfZone & { readonly count: number };

/** GET products/adjustments/units/count: how many corrections changed the count by this number of units. */
export interface UnitsChange {
  /** Negative if units were removed. */
  readonly units: number;
  readonly count: number;
}

/** GET zones/adjustments/count: highest first. */
export type ZoneCount = OfZone & { readonly count: number };

/** GET zones/jobs/accuracy: for a zone and day, or for the whole period if `day` is null. */
export type ZoneAccuracy = OfZone & {
  readonly day: Day | null;
  /** 0 to 1. */
  readonly accuracy: number;
  /** Number of jobs; a small number makes the accuracy uncertain. */
  readonly jobs: number;
};
