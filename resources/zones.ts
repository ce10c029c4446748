import { byOffset } from '../src/schema/calls';
import { defineResource, type RecordOf } from '../src/schema/defineResource';
import {
  choice,
  entityName,
  number,
  onOff,
  organization,
  reference,
  text,
  timeZone,
} from '../src/schema/fields';
import { fixed } from '../src/schema/options';
import { productsOfZone } from './links/zoneProducts';

/** Zones: the stores or sites of an organization (Specification 2, 3, 4, 7, 9). */
export const zones = defineResource({
  name: 'zones',
  label: 'Zone',
  labels: 'Zones',
  routes: { list: '/zones', view: '/zones/view/:id' },
  scope: 'organizations',
  api: '/api/zones',
  fields: {
    account_id: organization(),
    name: entityName({ gatedBy: 'account_id' }),
    region_id: reference('regions', {
      label: 'Region',
      gatedBy: 'account_id',
      from: ['region_id', 'region.id'],
      nameFrom: ['region.name'],
      via: 'region',
      pick: { account_id: '{account_id}' },
    }),
    timeZoneName: timeZone({ label: 'Timezone', gatedBy: 'account_id' }),
    external_store_id: text({
      label: 'External ID',
      code: true,
      max: 100,
      gatedBy: 'account_id',
    }),
    alt_external_store_id: text({
      label: 'Alternative external ID',
      code: true,
      max: 100,
      gatedBy: 'account_id',
    }),
    reporting_status: choice({
      label: 'Reporting',
      options: fixed(['DISABLED', 'CAPTURE', 'TEST', 'PRODUCTION']),
      tones: { PRODUCTION: 'success', TEST: 'info', CAPTURE: 'warning' },
      meanings: {
        DISABLED: 'The zone reports nothing and its jobs produce no results.',
        CAPTURE: 'Images are captured, and nothing is reported.',
        TEST: 'Results are produced for checking and stay out of reports.',
        PRODUCTION: 'Results count in reports and analytics.',
      },
    }),
    is_active: onOff({ label: 'Active', words: { on: 'Active', off: 'Inactive' } }),
    latitude: number({ label: 'Latitude', min: -90, max: 90 }),
    longitude: number({ label: 'Longitude', min: -180, max: 180 }),
  },
  calls: {
    list: {
      path: '/api/zones',
      read: 'zones',
      paging: byOffset('offset'),
      filters: {
        kind: 'query',
        names: {
          account_id: 'account_id',
          is_active: 'is_active',
          reporting_status: 'reporting_status',
        },
      },
      searchAt: { path: '/api/zones/search', parameter: 'text', read: 'results' },
    },
    search: {
      method: 'GET',
      path: '/api/zones/search',
      needs: ['account_id'],
      read: 'results',
      label: ['name'],
      min: 3,
    },
    create: {
      path: '/api/zones',
      send: [
        'account_id',
        'name',
        'timeZoneName',
        'external_store_id',
        'alt_external_store_id',
        'region_id',
      ],
      newId: 'insert_zone_one.id',
    },
    update: {
      path: '/api/zones/:id',
      send: [
        'name',
        'timeZoneName',
        'external_store_id',
        'alt_external_store_id',
        'region_id',
        'reporting_status',
      ],
    },
    extra: { region: { path: '/api/zones/:id/region' } },
  },
  represent: '{name}',
  list: {
    columns: [
      'name',
      'region_id',
      'external_store_id',
      'timeZoneName',
      'reporting_status',
      'account_id',
    ],
    filters: ['account_id', 'is_active', 'reporting_status'],
    isSearchable: true,
    pageSize: 25,
  },
  view: {
    fields: [
      'name',
      'account_id',
      'region_id',
      'timeZoneName',
      'reporting_status',
      'external_store_id',
      'alt_external_store_id',
      'latitude',
      'longitude',
    ],
    panels: [
      { title: 'Products', links: productsOfZone },
      {
        of: 'zoneLocations',
        title: 'Locations',
        within: { zone_id: 'id', account_id: 'account_id' },
      },
      { of: 'zoneJobs', title: 'Jobs', within: { zone_id: 'id' } },
      { of: 'zoneTemplates', title: 'Templates', within: { zone_id: 'id' } },
      { of: 'zoneLogs', title: 'Logs', within: { zone_id: 'id' } },
    ],
  },
  create: {
    title: 'Add Zone',
    fields: [
      'account_id',
      'name',
      'region_id',
      'timeZoneName',
      'external_store_id',
      'alt_external_store_id',
    ],
  },
  edit: {
    title: 'Edit Zone',
    fields: [
      'name',
      'region_id',
      'timeZoneName',
      'external_store_id',
      'alt_external_store_id',
      'reporting_status',
    ],
    done: 'Zone "{name}" updated successfully!',
  },
  remove: { then: '/zones' },
});

export type Zone = RecordOf<typeof zones>;
