/** Organizations, their logo and their units of measure (Specification 7, Organizations). */
import { refuseAt } from '../refusal';
import { newId } from '../store/newId';
import type { Organization } from '../store/tables';
import {
  byName,
  found,
  listed,
  matching,
  organizationOf,
  type Call,
  type Handlers,
} from './handler';
import { readImage } from './image';
import { uoms } from './optionLists';
import { nameOf, textOf, textsOf } from './values';

const shown = (organization: Organization) => ({ ...organization, logo: organization.icon });

const list = ({ data, query }: Call) => {
  const ids = query.ids?.split(',');
  const rows = data
    .table('organizations')
    .where(
      ({ id, services }) =>
        (query.id === undefined || id === query.id) &&
        (ids === undefined || ids.includes(id)) &&
        (query.service === undefined ||
          services.some(({ service_name }) => service_name === query.service)),
    );
  return listed('organizations', rows.sort(byName).map(shown));
};

/** Two organizations of one name could not be told apart in a picker. */
const freeName = ({ data }: Call, name: string, ownId?: string): string => {
  const twin = data
    .table('organizations')
    .find((one) => one.id !== ownId && one.name.toLowerCase() === name.toLowerCase());
  const text = 'There is an organization of this name.';
  return twin ? refuseAt('name', text, 409) : name;
};

const create = async (call: Call) => {
  const name = freeName(call, nameOf(call.query));
  const { id } = call.data.table('organizations').put({
    name,
    icon: await readImage(call.file),
    id: newId(),
    // So that products can be made in it at once (Specification 6).
    services: [{ service_name: 'METASHELF' }],
    uoms: ['EACH', 'BOX', 'CASE'],
  });
  return { insert_account_one: { id } };
};

const unitsOf = ({ uoms: enabled }: Organization) => ({ uoms: { enabled, available: uoms } });

const enableUnits = (call: Call) => {
  const wanted = textsOf(call.body, 'uoms');
  const stranger = wanted.find((unit) => !uoms.includes(unit));
  if (stranger !== undefined) refuseAt('uoms', `There is no unit ${stranger}.`);
  const row = { ...organizationOf(call), uoms: [...new Set(wanted)] };
  return unitsOf(call.data.table('organizations').put(row));
};

export const organizationHandlers: Handlers = {
  'GET /api/organizations': list,
  'PUT /api/organizations': (call) => {
    const table = call.data.table('organizations');
    const row = found(table, textOf(call.body, 'id'), 'organization');
    return shown(table.put({ ...row, name: freeName(call, nameOf(call.body), row.id) }));
  },
  'POST /api/organizations/new': create,
  'POST /api/organizations/media': async ({ data, query, file }) => {
    const table = data.table('organizations');
    const icon = await readImage(file);
    return { id: table.put({ ...found(table, query.id, 'organization'), icon }).id, icon };
  },
  'GET /api/organizations/search': ({ data, query }) => {
    const rows = matching(data.table('organizations').all(), query.text, ({ name }) => [name]);
    return listed('organizations', [...rows].sort(byName).map(shown));
  },
  'GET /api/organizations/{id}/uom': (call) => unitsOf(organizationOf(call)),
  'PUT /api/organizations/{id}/uom': enableUnits,
};
