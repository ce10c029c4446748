/** Organizations, their logo and their units of measure (rules 7, Organizations). */
import { byName, found, organizationOf, withoutTwin, type Call } from '../handlers/handler';
import { uoms } from '../handlers/optionLists';
import { defineRecords } from '../handlers/records';
import { nameOf, textOf, textsOf } from '../handlers/values';
import { base64Of } from '../media/bytes';
import { refuse, refuseAt } from '../refusal';
import { newId } from '../store/newId';
import type { Organization } from '../store/tables';

const shown = (organization: Organization) => ({ ...organization, logo: organization.icon });

const keeps = ({ query }: Call) => {
  const [ids, wanted] = [query.ids?.split(','), query.service];
  return ({ id, services }: Organization) =>
    (query.id === undefined || id === query.id) &&
    (ids === undefined || ids.includes(id)) &&
    (wanted === undefined || services.some(({ service_name }) => service_name === wanted));
};

/** In bytes. */
const largest = 2 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text).every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** The media type by the first bytes, not by the name; undefined if it is not an image. */
export const imageTypeOf = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  const head = new TextDecoder().decode(bytes.slice(0, 1024)).trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(head)
    ? 'image/svg+xml'
    : undefined;
};

/** @throws a refusal at `logo` if the file is not an image, or too large */
const readImage = async (file: File | undefined): Promise<string> => {
  if (!file) return refuseAt('logo', 'A picture is wanted.');
  if (file.size > largest)
    return refuse(400, 'The picture is larger than 2 MB.', { logo: 'Larger than 2 MB.' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageTypeOf(bytes);
  return type
    ? `data:${type};base64,${base64Of(bytes)}`
    : refuseAt('logo', 'The file is not an image.');
};

/** Organizations with equal names could not be distinguished in a picker. */
const checked = ({ data }: Call, row: Organization): Organization =>
  withoutTwin(data.table('organizations'), row, {
    key: 'name',
    text: 'An organization with this name already exists.',
  });

const create = async (call: Call) => {
  const row: Organization = {
    name: nameOf(call.query),
    icon: null,
    id: '',
    // So that products can be created in it at once (rules 6).
    services: [{ service_name: 'METASHELF' }],
    uoms: ['EACH', 'BOX', 'CASE'],
  };
  checked(call, row);
  const made = { ...row, icon: await readImage(call.file), id: newId() };
  return { insert_account_one: { id: call.data.table('organizations').put(made).id } };
};

const unitsOf = ({ uoms: enabled }: Organization) => ({ uoms: { enabled, available: uoms } });

const enableUnits = (call: Call) => {
  const wanted = textsOf(call.body, 'uoms');
  const stranger = wanted.find((unit) => !uoms.includes(unit));
  if (stranger !== undefined) refuseAt('uoms', `There is no unit ${stranger}.`);
  const row = { ...organizationOf(call), uoms: [...new Set(wanted)] };
  return unitsOf(call.data.table('organizations').put(row));
};

const path = '/api/organizations';

export const demo = defineRecords<Organization>({
  table: 'organizations',
  what: 'organization',
  list: 'organizations',
  keeps,
  order: byName,
  searched: ({ name }) => [name],
  shown,
  calls: (organizations) => ({
    [`GET ${path}`]: { query: ['id', 'service', 'ids'], answer: organizations.list },
    [`PUT ${path}`]: {
      body: ['id!', 'name!'],
      answer: (call) => {
        const table = call.data.table('organizations');
        const row = found(table, textOf(call.body, 'id'), 'organization');
        return shown(table.put(checked(call, { ...row, name: nameOf(call.body) })));
      },
    },
    [`POST ${path}/new`]: { query: ['name!'], isUpload: true, answer: create },
    [`POST ${path}/media`]: {
      body: ['id!'],
      isUpload: true,
      answer: async ({ data, body, file }) => {
        const table = data.table('organizations');
        const icon = await readImage(file);
        return {
          id: table.put({ ...found(table, textOf(body, 'id'), 'organization'), icon }).id,
          icon,
        };
      },
    },
    [`GET ${path}/search`]: { query: ['text!'], answer: organizations.list },
    [`GET ${path}/{id}/uom`]: (call) => unitsOf(organizationOf(call)),
    [`PUT ${path}/{id}/uom`]: { body: ['uoms!'], answer: enableUnits },
  }),
});
