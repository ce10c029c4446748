/** Regions, zones, jobs and people (rules 6, 7: Regions, Zones, Jobs, Users). */
import { seed, type EntityPins } from '../pin';

const { account } = seed;

export const placePins: Readonly<Record<string, EntityPins>> = {
  regions: {
    list: { call: 'GET /api/regions' },
    filtered: { call: 'GET /api/regions', filter: { account_id: account }, query: ['account_id'] },
    one: { call: 'GET /api/regions/{id}' },
    create: {
      call: 'POST /api/regions',
      body: ['account_id', 'name'],
      values: { account_id: account, name: 'Pinned' },
    },
    update: { call: 'PUT /api/regions/{id}', body: ['name'], values: { name: 'Renamed' } },
    remove: { call: 'DELETE /api/regions/{id}' },
  },
  zones: {
    list: { call: 'GET /api/zones', query: ['offset'] },
    filtered: {
      call: 'GET /api/zones',
      filter: { account_id: account, is_active: true, reporting_status: 'TEST' },
      query: ['offset', 'account_id', 'is_active', 'reporting_status'],
    },
    searched: { call: 'GET /api/zones/search', query: ['text'] },
    one: { call: 'GET /api/zones/{id}' },
    search: {
      call: 'GET /api/zones/search',
      query: ['account_id', 'text'],
      values: { account_id: account },
    },
    create: {
      call: 'POST /api/zones',
      body: [
        'account_id',
        'name',
        'timeZoneName',
        'external_store_id',
        'alt_external_store_id',
        'region_id',
      ],
      values: { account_id: account, name: 'Pinned', timeZoneName: 'Europe/Berlin' },
      followUps: [
        { call: 'POST /api/zones/products/flash', query: ['zone_id'] },
        {
          each: { call: 'GET /api/users', query: ['account_id'] },
          call: 'POST /api/zones/memberships',
          body: ['zone_id', 'user_id', 'role'],
        },
        {
          each: { call: 'GET /api/zones/memberships', query: ['zone_id'] },
          call: 'POST /api/zones/memberships',
          body: ['zone_id', 'user_id', 'role'],
        },
        { call: 'POST /api/zones/products/flash', query: ['from_zone_id', 'zone_id', 'overwrite'] },
      ],
    },
    update: {
      call: 'PUT /api/zones/{id}',
      body: [
        'name',
        'timeZoneName',
        'external_store_id',
        'alt_external_store_id',
        'region_id',
        'reporting_status',
      ],
      values: { name: 'Renamed', reporting_status: 'TEST' },
    },
    remove: { call: 'DELETE /api/zones/{id}' },
    extra: { region: { call: 'GET /api/zones/{id}/region' } },
  },
  zoneJobs: { list: { call: 'GET /api/zones/{id}/jobs' } },
  zoneTemplates: { list: { call: 'GET /api/zones/{id}/templates' } },
  zoneLogs: { list: { call: 'GET /api/zones/{id}/logs' } },
  jobs: {
    list: { call: 'GET /api/jobs/recent' },
    filtered: {
      call: 'GET /api/jobs/recent',
      filter: { account_id: account },
      query: ['account_id'],
    },
    one: { call: 'GET /api/jobs/{id}' },
    extra: { payload: { call: 'GET /api/jobs/payload', query: ['id'] } },
    export: [
      { call: 'POST /api/jobs/export', body: [] },
      { call: 'GET /api/jobs/export', query: ['filepath'] },
    ],
  },
  users: {
    list: { call: 'GET /api/users' },
    filtered: { call: 'GET /api/users', filter: { account_id: account }, query: ['account_id'] },
    update: {
      call: 'PUT /api/users',
      body: ['user_id', 'role'],
      action: 'UPDATE_USER_MEMBERSHIP',
      values: { role: 'administrator' },
    },
    remove: { call: 'DELETE /api/users', body: ['user_id'], action: 'DELETE_USER_MEMBERSHIP' },
  },
};
