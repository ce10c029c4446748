import { whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { entityName, image, tags } from '../src/schema/fields';
import { fromPlatform } from '../src/schema/options';
import { namedPart } from '../src/schema/takeOver';

/** Organizations, also called accounts (rules 1, 3, 7). */
export const organizations = defineResource({
  name: 'organizations',
  label: 'Organization',
  labels: 'Organizations',
  menu: {
    group: 'main',
    order: 20,
    icon: 'building',
    key: 'o',
    keywords: ['accounts', 'companies', 'customers'],
  },
  routes: { list: '/organizations', view: '/organizations/view/:id' },
  api: '/api/organizations',
  recognizedBy: ['name'],
  fields: {
    name: entityName(),
    logo: image({
      label: 'Image',
      required: true,
      requiredMessage: 'Organization image is required.',
      from: ['logo', 'icon'],
      hint: 'A 300x300 png is recommended.',
    }),
    services: tags({
      label: 'Services',
      item: 'service_name',
      filterOptions: fromPlatform({
        path: '/api/organizations',
        read: 'organizations',
        each: 'services',
        value: 'service_name',
      }),
    }),
  },
  calls: {
    list: {
      path: '/api/organizations',
      read: 'organizations',
      paging: whole,
      filters: { kind: 'query', names: { services: 'service' } },
      ids: 'ids',
    },
    one: { path: '/api/organizations', query: { id: '{record.id}' }, read: 'organizations' },
    search: {
      method: 'GET',
      path: '/api/organizations/search',
      needs: [],
      read: 'organizations',
      label: ['name'],
      min: 2,
    },
    create: {
      path: '/api/organizations/new',
      query: ['name'],
      as: 'multipart',
      newId: 'insert_account_one.id',
    },
    update: { path: '/api/organizations', idAs: 'id', send: ['name'] },
    // The call of an existing organization accepts no image.
    afterSave: ({ id, isNew, after: { logo } }) => {
      if (isNew || !(logo instanceof File)) return [];
      const body = new FormData();
      body.append('id', String(id));
      body.append('logo', logo, logo.name);
      return [{ method: 'POST', path: '/api/organizations/media', body }];
    },
  },
  represent: '{name}',
  found: {},
  list: { columns: ['logo', 'name', 'services'], filters: ['services'], isSearchable: true },
  view: {
    fields: ['logo', 'name', 'services'],
    panels: [
      {
        title: 'Readiness',
        screen: namedPart(
          () => import('../src/screens/readiness/OrganizationReadiness'),
          'OrganizationReadiness',
        ),
      },
      { of: 'integrations', within: { account_id: 'id' } },
      { of: 'invites', title: 'Pending invites', within: { account_id: 'id' } },
      { of: 'users', title: 'Members', within: { account_id: 'id' } },
    ],
  },
  actions: [
    {
      key: 'notifyDevices',
      label: 'Notify Devices',
      ask: 'Notify all devices at {name} to fetch the latest changes?',
      done: 'The devices of {name} have been notified.',
      call: { method: 'POST', path: '/api/organizations/:id/devices', action: 'NOTIFY_DEVICES' },
    },
  ],
  create: {
    title: 'Add Organization',
    fields: ['name', 'logo'],
    then: '/organizations/view/{id}',
    // The creator becomes the administrator of the new organization (rules 6).
    followUps: [
      {
        path: '/api/organizations/invites',
        action: 'CREATE_INVITE',
        body: {
          name: '{identity.fullName}',
          email: '{identity.email}',
          role: 'administrator',
          invitedBy: '{identity.id}',
          accountId: '{record.id}',
        },
        done: { title: 'Success', body: 'Please check your email.  Invite sent for {name}!' },
      },
    ],
  },
  edit: {
    title: 'Edit Organization',
    fields: ['name', 'logo'],
    done: 'Organization "{name}" updated successfully!',
  },
});
