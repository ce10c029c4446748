import { byOffset } from '../../src/schema/calls';
import { defineResource } from '../../src/schema/defineResource';
import {
  choice,
  entityName,
  number,
  onOff,
  reference,
  text,
  timeZone,
} from '../../src/schema/fields';
import { fixed } from '../../src/schema/options';
import { productsOfZone } from '../shared/zoneProducts';
import { consequences } from './consequences';
import { followUps } from './followUps';
import { organization } from '../shared/organization';
import { importWordsOf } from '../shared/importWordsOf';
import { namedPart } from '../../src/schema/takeOver';

/** Zones: the stores or sites of an organization (rules 2, 3, 4, 7, 9). */
export const zones = defineResource({
  name: 'zones',
  label: 'Zone',
  labels: 'Zones',
  menu: {
    group: 'main',
    order: 30,
    icon: 'store',
    key: 'z',
    keywords: ['stores', 'sites', 'shops'],
  },
  routes: { list: '/zones', view: '/zones/view/:id' },
  scope: 'organizations',
  api: '/api/zones',
  recognizedBy: ['account_id', 'name'],
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
      canAdd: true,
    }),
    timeZoneName: timeZone({
      label: 'Timezone',
      gatedBy: 'account_id',
      hint: 'Without a time zone, jobs in this zone run in UTC.',
    }),
    external_store_id: text({ label: 'External ID', code: true, max: 100, gatedBy: 'account_id' }),
    alt_external_store_id: text({
      label: 'Alternative external ID',
      code: true,
      max: 100,
      gatedBy: 'account_id',
    }),
    reporting_status: choice({
      label: 'Reporting',
      // The platform requires it, so no form offers to clear it.
      required: true,
      options: fixed(['DISABLED', 'CAPTURE', 'TEST', 'PRODUCTION']),
      tones: { PRODUCTION: 'success', TEST: 'info', CAPTURE: 'warning' },
      below: namedPart(() => import('./ReportingNotice'), 'ReportingNotice'),
    }),
    is_active: onOff({
      label: 'Active',
      words: { on: 'Active', off: 'Inactive' },
      // Search results may lack it. A zone is active unless its reporting is disabled.
      from: ['is_active', 'reporting_status'],
      read: (value) => (typeof value === 'boolean' ? value : value !== 'DISABLED'),
    }),
    assignMemberships: onOff({
      label: 'Assign team members',
      hint: 'Adds everyone in the organization as a zone member.',
      words: { on: 'Yes', off: 'No' },
      gatedBy: 'account_id',
    }),
    flash_skus: onOff({
      label: 'Flash products',
      hint: 'Makes every non-archived product available in this zone.',
      words: { on: 'Yes', off: 'No' },
      gatedBy: 'account_id',
    }),
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
          region_id: 'region_id',
          is_active: 'is_active',
          reporting_status: 'reporting_status',
        },
      },
      search: {
        path: '/api/zones/search',
        parameter: 'text',
        read: 'results',
        takes: ['account_id'],
      },
    },
    search: {
      method: 'GET',
      path: '/api/zones/search',
      needs: ['account_id'],
      read: 'results',
      label: ['name'],
      detail: ['external_store_id'],
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
    update: { path: '/api/zones/:id' },
    extra: { region: { path: '/api/zones/:id/region' } },
  },
  represent: '{name}',
  found: { detail: ['external_store_id'] },
  list: {
    columns: [
      'name',
      'region_id',
      'external_store_id',
      'timeZoneName',
      'reporting_status',
      'account_id',
    ],
    filters: ['account_id', 'region_id', 'is_active', 'reporting_status'],
    setForSelected: ['reporting_status', 'region_id', 'timeZoneName'],
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
      {
        title: 'Readiness',
        screen: namedPart(
          () => import('../../src/screens/readiness/ZoneReadiness'),
          'ZoneReadiness',
        ),
      },
      {
        title: 'Team Access',
        adds: true,
        screen: namedPart(() => import('../../src/screens/team/TeamAccess'), 'TeamAccess'),
      },
      {
        of: 'zoneLocations',
        title: 'Locations',
        within: { zone_id: 'id', account_id: 'account_id' },
      },
      { title: 'Products', links: productsOfZone },
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
      'assignMemberships',
      'flash_skus',
    ],
    followUps,
    canBeCopied: true,
    duplicate: {
      renamed: 'name',
      without: { external_store_id: 'unique', alt_external_store_id: 'unique' },
      children: [{ of: 'zoneLocations', isOn: true, note: 'Without images.' }],
    },
  },
  actions: [
    {
      key: 'flash',
      label: 'Flash Products',
      dialog: namedPart(() => import('../../src/screens/flash/FlashDialog'), 'FlashDialog'),
    },
  ],
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
    canUndo: true,
  },
  bulk: { key: 'name', edit: {}, words: importWordsOf('zones'), import: {} },
  remove: { then: '/zones', consequences },
});
