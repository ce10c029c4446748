/** Generates the texts of a new entity's files; the command formats them. */
import { isName, quoted, typeNameOf } from './names.mjs';

/** @typedef {import('./sample.mjs').JsonObject} JsonObject */
/** @typedef {import('./guess.mjs').GuessedField} GuessedField */
/** @typedef {import('./plan.mjs').Plan} Plan */

/** @param {string[]} keys */
const list = (keys) => `[${keys.map(quoted).join(', ')}]`;

/** @param {GuessedField} field @param {boolean} isTitle @param {readonly JsonObject[]} records */
function sourceOf({ key, builder, argument, options, isComplete }, isTitle, records) {
  const isNamed = isTitle && isName(key);
  const isLongEnough = records.every(({ [key]: value }) => String(value).trim().length >= 2);
  if (key === 'name' && builder === 'text' && isTitle && isComplete && isLongEnough) {
    return { builder: 'entityName', text: 'entityName()' };
  }
  const own = {
    ...options,
    ...(isNamed && isComplete && builder === 'text' ? { required: 'true' } : {}),
    ...(builder === 'organization' && !isComplete ? { required: 'false' } : {}),
  };
  const parts = Object.entries(own).map(([name, text]) => `${name}: ${text}`);
  const given = [
    ...(argument === undefined ? [] : [argument]),
    ...(parts.length === 0 ? [] : [`{ ${parts.join(', ')} }`]),
  ];
  return { builder, text: `${builder}(${given.join(', ')})` };
}

/** @param {Plan} plan */
export function declarationText(plan) {
  const { name, one, many, path, idKey, fields, title, organization, represent } = plan;
  const { columns, filters, ordered, entered, changed } = plan;
  const sources = fields.map((field) => ({
    key: field.key,
    ...sourceOf(field, field === title, plan.read.records),
  }));
  const builders = [...new Set(sources.map(({ builder }) => builder))].sort();
  // The organization is a field of these resources; the others are words of the vocabulary.
  const kinds = builders.filter((builder) => builder !== 'organization');
  const isFixed = fields.some(({ builder }) => builder === 'choice');
  const type = typeNameOf(one);
  return `import { defineResource, type RecordOf } from '../src/schema/defineResource';
${kinds.length === 0 ? '' : `import { ${kinds.join(', ')} } from '../src/schema/fields';\n`}${
    isFixed ? "import { fixed } from '../src/schema/options';\n" : ''
  }${organization ? "import { organization } from './shared/organization';\n" : ''}
/** ${many}. Say here what they are, and where the specification speaks of them. */
export const ${name} = defineResource({
  name: ${quoted(name)},
  label: ${quoted(one)},
  labels: ${quoted(many)},
  menu: { group: 'main', order: 100, icon: 'list' },
  routes: { list: '/${path}', view: '/${path}/view/:id' },
${organization?.key === 'account_id' ? "  scope: 'organizations',\n" : ''}  api: '/api/${path}',
${idKey === undefined || idKey === 'id' ? '' : `  idFrom: [${quoted(idKey)}, 'id'],\n`}  fields: {
${sources.map(({ key, text }) => `    ${key}: ${text},`).join('\n')}
  },
  represent: ${quoted(represent)},
  list: { columns: ${list(columns)},${filters.length === 0 ? '' : ` filters: ${list(filters)},`} isSearchable: true },
  view: { fields: ${list(ordered)} },
${entered.length === 0 ? '' : `  create: { title: ${quoted(`Add ${one}`)}, fields: ${list(entered)} },\n`}${
    changed.length === 0
      ? ''
      : `  edit: {
    title: ${quoted(`Edit ${one}`)},
    fields: ${list(changed)},
    done: ${quoted(title ? `${one} "${represent}" updated successfully!` : `${one} updated successfully!`)},
  },\n`
  }  remove: { then: '/${path}' },
});

export type ${type} = RecordOf<typeof ${name}>;
`;
}

/** @param {Plan} plan */
export function demoText(plan) {
  const { name, many, path, fields, rows, entered, changed, needs, searched } = plan;
  const { idKey = 'id', hasNumericIds } = plan;
  const types = fields.flatMap(({ key, type }) => (type ? [`${key}: ${quoted(type)}`] : []));
  const shown = fields.map(({ key }) => key).filter((key) => !entered.includes(key));
  return `import { defineEntityDemo, simpleRest } from '../entityDemo';

/** ${many} of the stand-in: the sample they were made from. */
export const demo = defineEntityDemo({
  table: ${quoted(name)},
  seed: () => ${JSON.stringify(rows)},
  ...simpleRest({
    path: '/api/${path}',
    table: ${quoted(name)},
    keys: ${list(entered)},
    changes: ${list(changed)},
    shown: ${list(shown)},
    needs: ${list(needs)},
    search: ${list(searched)},
    types: { ${types.join(', ')} },
${idKey === 'id' ? '' : `    idKey: ${quoted(idKey)},\n`}${hasNumericIds ? '    hasNumericIds: true,\n' : ''}  }),
});
`;
}

/** @param {Plan} plan */
export function pinsText({ name, many, path, rows, entered, changed, needs }) {
  const filled = rows.find((row) => needs.every((key) => row[key] != null)) ?? rows[0] ?? {};
  const values = Object.fromEntries(
    entered.flatMap((key) => (filled[key] == null ? [] : [[key, filled[key]]])),
  );
  // An update sends the keys that were given, and none is no call.
  const given = changed.find((key) => filled[key] != null) ?? changed[0] ?? '';
  const update = JSON.stringify({ [given]: filled[given] ?? null });
  return `/** ${many}: what each call must be on the wire. Write it from the specification, not from the declaration. */
import type { EntityPins } from '../pin';

export const ${name}Pins: Readonly<Record<string, EntityPins>> = {
  ${name}: {
    list: { call: 'GET /api/${path}', query: ['sort', 'range', 'filter'] },
    searched: { call: 'GET /api/${path}', query: ['sort', 'range', 'filter'] },
    one: { call: 'GET /api/${path}/{id}' },
${
  entered.length === 0
    ? ''
    : `    create: { call: 'POST /api/${path}', body: ${list(entered)}, values: ${JSON.stringify(values)} },\n`
}${
    changed.length === 0
      ? ''
      : `    update: { call: 'PUT /api/${path}/{id}', body: ${list(changed)}, values: ${update} },\n`
  }    remove: { call: 'DELETE /api/${path}/{id}' },
  },
};
`;
}
