import { inList, whole } from '../../src/schema/calls';
import { defineResource } from '../../src/schema/defineResource';
import { choice, media, number, picks, text } from '../../src/schema/fields';
import { fromPlatform } from '../../src/schema/options';
import { namedSlot } from './slot';
import { importWordsOf } from '../shared/importWordsOf';
import { namedPart } from '../../src/schema/takeOver';

const offered = (read: string) => fromPlatform({ path: '/api/zones/locations/options', read });

/** Longer than any aisle: a slip of the keys. */
const mostMeters = 1000;

const side = (label: string) =>
  number({ label, required: true, min: 0, max: mostMeters, step: 0.1, unit: 'm' });

const sent = [
  'zone_id',
  'name',
  'storage_type',
  'plane_technique_value',
  'count_techniques',
  'width',
  'height',
  'depth',
] as const;

const dimensions = ['width', 'height', 'depth'] as const;

const techniques = ['plane_technique_value', 'count_techniques'] as const;

/** Shelves, racks and coolers in a zone (rules 2, 3, 5, 7, 9). */
export const zoneLocations = defineResource({
  name: 'zoneLocations',
  label: 'Location',
  auditAs: 'ZONE_LOCATION',
  labels: 'Locations',
  routes: {},
  api: '/api/zones',
  // The platform refuses a second location of the same name in a zone.
  recognizedBy: ['name'],
  fields: {
    zone_id: text({ label: 'Zone' }),
    // The zone's organization, which pick lists belong to; no call of a location contains it.
    account_id: text({ label: 'Organization' }),
    thumbnail_s3_key: media({ label: 'Photo', isKey: true }),
    cv_thumbnail_s3_key: media({ label: 'Detection photo', isKey: true }),
    name: text({ label: 'Name', required: true, max: 100 }),
    storage_type: choice({
      label: 'Storage Type',
      required: true,
      options: offered('storage_types'),
    }),
    plane_technique_value: choice({
      label: 'Plane technique',
      options: offered('plane_techniques'),
    }),
    count_techniques: picks({
      label: 'Count techniques',
      initial: [],
      options: offered('count_techniques'),
      as: 'count_technique_value',
      mentions: { of: 'pickLists', names: namedSlot('count_technique_value') },
      input: namedPart(() => import('./TechniquesInput'), 'TechniquesInput'),
    }),
    width: side('Width'),
    height: side('Height'),
    depth: side('Depth'),
  },
  calls: {
    list: { path: '/api/zones/:zone_id/locations', read: 'locations', paging: whole },
    one: inList,
    create: { path: '/api/zones/:zone_id/locations', send: sent },
    update: { path: '/api/zones/:zone_id/locations/:id', send: sent },
    remove: { path: '/api/zones/:zone_id/locations/:id' },
  },
  represent: '{name}',
  list: {
    columns: [
      'name',
      'thumbnail_s3_key',
      'cv_thumbnail_s3_key',
      'storage_type',
      'width',
      'height',
      'depth',
      'count_techniques',
    ],
    isSearchable: true,
  },
  create: {
    title: 'Add Location',
    fields: ['name', 'storage_type', ...dimensions],
    tabs: [
      { label: 'Details', fields: ['name', 'storage_type'] },
      { label: 'Dimensions', fields: dimensions },
    ],
    duplicate: { renamed: 'name' },
  },
  edit: {
    title: 'Edit Location',
    fields: ['name', 'storage_type', ...techniques, ...dimensions],
    tabs: [
      { label: 'Details', fields: ['name', 'storage_type', ...techniques] },
      { label: 'Dimensions', fields: dimensions },
    ],
    done: 'Location "{name}" updated successfully!',
    as: 'dialog',
  },
  bulk: { key: 'name', edit: {}, words: importWordsOf('locations'), import: {} },
  remove: {},
});
