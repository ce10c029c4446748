/**
 * Parses the platform's analytics responses into figures (analyticsTypes.ts). The rules do not show the keys, so
 * several alternatives are accepted.
 */
import type {
  Day,
  DayAdjustments,
  DayJobTime,
  LocationTime,
  ProductCount,
  ProductUnits,
  ProductZoneCount,
  UnitsChange,
  ZoneAccuracy,
  ZoneCount,
} from './analyticsTypes';
import { amountAt, firstOf, numberAt, places, textAt, type Places } from './figureRows';
import type { Values } from '../../src/lib/util/values';

/** Returns null for an unreadable row. */
export type ReadRow<Row> = (row: Values, dayOf: (value: unknown) => Day | null) => Row | null;

const keys = {
  product: places('product_id', 'inventory_product_sku_id', 'productId', 'product.id', 'sku_id'),
  sku: places('sku', 'product_sku', 'product.sku'),
  description: places(
    'product_description',
    'product_name',
    'productName',
    'description',
    'product.product_description',
    'product.name',
  ),
  zone: places('zone_id', 'zoneId', 'zone.id'),
  zoneName: places('zone_name', 'zoneName', 'zone.name'),
  location: places('location_id', 'zone_location_id', 'locationId', 'location.id'),
  locationName: places('location_name', 'locationName', 'location.name', 'name'),
  day: places('at', 'day', 'date', 'started_at', 'start_at', 'timestamp', 'time'),
  count: places('count', 'adjustments', 'adjustment_count', 'jobs', 'job_count', 'total'),
  up: places('up', 'increased', 'increases', 'positive'),
  down: places('down', 'decreased', 'decreases', 'negative'),
  median: places('median', 'median_seconds', 'p50', 'seconds', 'duration'),
  p90: places('p90', 'p90_seconds'),
  jobs: places('jobs', 'job_count', 'count', 'runs', 'total'),
  runs: places('runs', 'run_count', 'jobs', 'count', 'total'),
  units: places('units', 'unit_count', 'units_changed', 'delta', 'quantity'),
  unitsCounted: places('units', 'unit_count', 'quantity', 'count', 'total'),
  uom: places('uom', 'unit', 'reporting_uom', 'unit_of_measure'),
  accuracy: places('accuracy', 'share', 'rate', 'value'),
};

const productOf = (row: Values) => {
  const sku = textAt(row, keys.sku);
  const productId = textAt(row, keys.product) || sku;
  // A product that was removed since only has an id.
  const productName = textAt(row, keys.description) || sku || productId;
  return productId === '' ? null : { productId, sku, productName };
};

const zoneOf = (row: Values) => {
  const zoneId = textAt(row, keys.zone);
  return zoneId === '' ? null : { zoneId, zoneName: textAt(row, keys.zoneName) || zoneId };
};

/** A reported figure stands for at least one job or run. */
const behind = (row: Values, where: Places): number => amountAt(row, where) ?? 1;

export const readProductCount: ReadRow<ProductCount> = (row) => {
  const product = productOf(row);
  const count = amountAt(row, keys.count);
  return product && count !== null ? { ...product, count } : null;
};

export const readZoneCount: ReadRow<ZoneCount> = (row) => {
  const zone = zoneOf(row);
  const count = amountAt(row, keys.count);
  return zone && count !== null ? { ...zone, count } : null;
};

export const readProductZoneCount: ReadRow<ProductZoneCount> = (row) => {
  const [product, zone] = [productOf(row), zoneOf(row)];
  const count = amountAt(row, keys.count);
  return product && zone && count !== null ? { ...product, ...zone, count } : null;
};

export const readDayAdjustments: ReadRow<DayAdjustments> = (row, dayOf) => {
  const day = dayOf(firstOf(row, keys.day));
  const [up, down] = [numberAt(row, keys.up), numberAt(row, keys.down)];
  if (day === null || (up === null && down === null)) return null;
  // Downward corrections may be reported as negative numbers.
  return { day, up: Math.abs(up ?? 0), down: Math.abs(down ?? 0) };
};

export const readDayJobTime: ReadRow<DayJobTime> = (row, dayOf) => {
  const day = dayOf(firstOf(row, keys.day));
  const median = amountAt(row, keys.median);
  return day !== null && median !== null
    ? { day, median, p90: amountAt(row, keys.p90), jobs: behind(row, keys.jobs) }
    : null;
};

export const readLocationTime: ReadRow<LocationTime> = (row) => {
  const zone = zoneOf(row);
  const locationId = textAt(row, keys.location);
  const median = amountAt(row, keys.median);
  if (!zone || locationId === '' || median === null) return null;
  const locationName = textAt(row, keys.locationName) || locationId;
  return { ...zone, locationId, locationName, median, runs: behind(row, keys.runs) };
};

export const readProductUnits: ReadRow<ProductUnits> = (row, dayOf) => {
  const product = productOf(row);
  const day = dayOf(firstOf(row, keys.day));
  const units = amountAt(row, keys.unitsCounted);
  return product && day !== null && units !== null
    ? { ...product, day, units, uom: textAt(row, keys.uom) }
    : null;
};

export const readUnitsChange: ReadRow<UnitsChange> = (row) => {
  const units = numberAt(row, keys.units);
  const count = amountAt(row, keys.count);
  return units !== null && count !== null ? { units, count } : null;
};

/** Returns a share from 0 to 1; larger numbers are read as percentages. */
const shareAt = (row: Values): number | null => {
  const share = amountAt(row, keys.accuracy);
  if (share === null || share > 100) return null;
  return share > 1 ? share / 100 : share;
};

export const readZoneAccuracy: ReadRow<ZoneAccuracy> = (row, dayOf) => {
  const zone = zoneOf(row);
  const accuracy = shareAt(row);
  if (!zone || accuracy === null) return null;
  const dayValue = firstOf(row, keys.day);
  const day = dayValue === undefined ? null : dayOf(dayValue);
  // An invalid day must not be mistaken for the whole period.
  if (dayValue !== undefined && day === null) return null;
  return { ...zone, day, accuracy, jobs: behind(row, keys.jobs) };
};
