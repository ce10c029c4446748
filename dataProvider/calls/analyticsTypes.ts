/**
 * What the analytics calls are asked and what they tell (rules 7, Analytics). The platform's own answers are
 * not shown there: `analytics.ts` reads them leniently into these shapes, and what cannot be read is left out.
 */

/** Whose figures, and of when. */
export interface AnalyticsQuery {
  /** The organization, sent as `id` when no zones are chosen. */
  readonly accountId: string;
  /** Chosen zones, sent as `zone_ids`; empty: all of the organization. */
  readonly zoneIds: readonly string[];
  /** ISO 8601 in UTC, e.g. 2026-11-01T00:00:00.000Z; the first moment that counts. */
  readonly startAt: string;
  /** The first moment that does not count any more. */
  readonly endAt: string;
  /** IANA zone by whose days figures are told by day. */
  readonly timeZone: string;
}

/** `YYYY-MM-DD` in the query's time zone. */
export type Day = string;

interface OfProduct {
  readonly productId: string;
  readonly sku: string;
  /** Its description, or the SKU where it has none. */
  readonly productName: string;
}

interface OfZone {
  readonly zoneId: string;
  readonly zoneName: string;
}

/** GET adjustments/top: most corrected products, most first. */
export type TopAdjustment = OfProduct & { readonly count: number };

/** GET adjustments: corrections of a day, upwards and downwards apart (both at least 0). */
export interface DayAdjustments {
  readonly day: Day;
  readonly up: number;
  readonly down: number;
}

/** GET jobtime: how long jobs of a day took, in seconds. */
export interface DayJobTime {
  readonly day: Day;
  readonly median: number;
  /** Nine of ten were faster; null where it is not told. */
  readonly p90: number | null;
  readonly jobs: number;
}

/** GET locationtime: how long a zone's location takes, in seconds. */
export type LocationTime = OfZone & {
  readonly locationId: string;
  readonly locationName: string;
  readonly median: number;
  readonly runs: number;
};

/** GET products/jobs/count, products/adjustments/count: most first. */
export type ProductCount = OfProduct & { readonly count: number };

/** GET products/units/count: what was counted of a product on a day; units are never added over kinds of them. */
export type ProductUnits = OfProduct & {
  readonly day: Day;
  readonly uom: string;
  readonly units: number;
};

/** GET products/zones/adjustments/count: corrections of a product in a zone. */
export type ProductZoneCount = OfProduct & OfZone & { readonly count: number };

/** GET products/adjustments/units/count: how many corrections changed the count by this many units. */
export interface UnitsChange {
  /** Below zero: taken away. */
  readonly units: number;
  readonly count: number;
}

/** GET zones/adjustments/count: most first. */
export type ZoneCount = OfZone & { readonly count: number };

/** GET zones/jobs/accuracy: of a zone on a day, or over all of it where `day` is null. */
export type ZoneAccuracy = OfZone & {
  readonly day: Day | null;
  /** 0 to 1. */
  readonly accuracy: number;
  /** Jobs behind it; few make it uncertain. */
  readonly jobs: number;
};

/** One method a call; each rejects with the transport's error (dataProvider/mapping/platformError.ts). */
export interface AnalyticsCalls {
  readonly topAdjustments: Ask<readonly TopAdjustment[]>;
  readonly adjustments: Ask<readonly DayAdjustments[]>;
  readonly jobTime: Ask<readonly DayJobTime[]>;
  readonly locationTime: Ask<readonly LocationTime[]>;
  readonly productJobs: Ask<readonly ProductCount[]>;
  readonly productUnits: Ask<readonly ProductUnits[]>;
  readonly productAdjustments: Ask<readonly ProductCount[]>;
  readonly productZoneAdjustments: Ask<readonly ProductZoneCount[]>;
  readonly unitsChanged: Ask<readonly UnitsChange[]>;
  readonly zoneAdjustments: Ask<readonly ZoneCount[]>;
  readonly zoneAccuracy: Ask<readonly ZoneAccuracy[]>;
  /** POST analytics/export; resolves to the path under which the file is fetched. */
  readonly startExport: (query: AnalyticsQuery, signal?: AbortSignal) => Promise<string>;
  /** GET analytics/export?filepath; `onProgress` 0 to 1 where the size is known, else null. */
  readonly download: (
    filepath: string,
    options?: {
      readonly signal?: AbortSignal;
      readonly onProgress?: (share: number | null) => void;
    },
  ) => Promise<Blob>;
  /** The same two for jobs: POST and GET /api/jobs/export. */
  readonly startJobsExport: (accountId: string, signal?: AbortSignal) => Promise<string>;
  readonly downloadJobs: AnalyticsCalls['download'];
}

type Ask<Answer> = (query: AnalyticsQuery, signal?: AbortSignal) => Promise<Answer>;
