/**
 * The files of a new entity, drawn from one sample of its records. They are a beginning: what the sample
 * cannot know (which keys are required, what the platform answers) is for the developer to say.
 */

/** @typedef {{ key: string, value: unknown }} Sampled */

const isRecord = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfRecords = (/** @type {unknown} */ value) =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);

/** @param {unknown} json a record, a list of them, or an answer that holds one list @returns {Record<string, unknown>[]} */
export function recordsIn(json) {
  /** @type {unknown[]} */
  const inside = isRecord(json) ? Object.values(/** @type {object} */ (json)) : [];
  const list = Array.isArray(json) ? json : (inside.find(isListOfRecords) ?? [json]);
  const rows = /** @type {unknown[]} */ (list);
  return /** @type {Record<string, unknown>[]} */ (rows.filter(isRecord));
}

/** 'contact_email' and 'contactEmail' read as 'Contact email'. @param {string} key */
export function labelOf(key) {
  const words = key
    .replace(/_id$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'suppliers' → 'Supplier', 'categories' → 'Category'. @param {string} name */
export function singularOf(name) {
  const label = labelOf(name);
  if (/ies$/.test(label)) return label.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(label)) return label.replace(/es$/, '');
  return label.replace(/([^s])s$/, '$1');
}

/** @param {string} text a TypeScript string */
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** @param {Sampled} sampled @returns {{ builder: string, text: string } | null} null: nothing a form could hold */
function fieldOf({ key, value }) {
  const label = `label: ${quoted(labelOf(key))}`;
  if (key === 'account_id') return { builder: 'organization', text: 'organization()' };
  if (key === 'name') return { builder: 'entityName', text: 'entityName()' };
  if (typeof value === 'boolean') {
    return {
      builder: 'onOff',
      text: `onOff({ ${label}, words: { on: 'Yes', off: 'No' } })`,
    };
  }
  if (typeof value === 'number') return { builder: 'number', text: `number({ ${label} })` };
  if (Array.isArray(value)) {
    return value.every((each) => typeof each === 'string')
      ? { builder: 'tags', text: `tags({ ${label}, item: 'name' })` }
      : { builder: 'count', text: `count({ ${label} })` };
  }
  if (typeof value !== 'string') return null;
  if (/^\d{4}-\d{2}-\d{2}([T ]|$)/.test(value)) {
    return { builder: 'moment', text: `moment({ ${label} })` };
  }
  if (/^https?:\/\//.test(value)) {
    return { builder: 'text', text: `text({ ${label}, format: 'url', max: 2000 })` };
  }
  if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)) {
    return { builder: 'text', text: `text({ ${label}, format: 'email' })` };
  }
  return {
    builder: 'text',
    text: `text({ ${label}${value.length > 120 ? ', multiline: true' : ''} })`,
  };
}

const entered = new Set(['organization', 'entityName', 'onOff', 'number', 'text']);

/**
 * @param {{ name: string, sample: unknown }} given `name` in camelCase, plural
 * @returns {Map<string, string>} path → text
 */
export function scaffold({ name, sample }) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      `'${name}' is no name of an entity: one word in camelCase, plural, as in suppliers.`,
    );
  }
  const records = recordsIn(sample);
  const [first] = records;
  if (!first) throw new Error('The sample holds no record: a JSON object, or a list of them.');
  const fields = Object.entries(first).flatMap(([key, value]) => {
    if (key === 'id') return [];
    const field = fieldOf({ key, value });
    return field ? [{ key, ...field }] : [];
  });
  if (fields.length === 0) throw new Error('The sample has no key that a field could be made of.');
  const path = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const one = singularOf(name);
  const many = labelOf(name);
  const type = one.replace(/(?:^|\s)(\w)/g, (_, /** @type {string} */ letter) =>
    letter.toUpperCase(),
  );
  const shown = fields.map(({ key }) => key);
  const typed = fields.filter(({ builder }) => entered.has(builder)).map(({ key }) => key);
  const changed = typed.filter((key) => key !== 'account_id');
  const title = shown.includes('name') ? 'name' : (typed[0] ?? shown[0]);
  const builders = [...new Set(fields.map(({ builder }) => builder))].sort();
  const list = (/** @type {string[]} */ keys) => `[${keys.map(quoted).join(', ')}]`;

  const declaration = `import { defineResource, type RecordOf } from '../src/schema/defineResource';
import { ${builders.join(', ')} } from '../src/schema/fields';

/** ${many}. Say here what they are, and where the specification speaks of them. */
export const ${name} = defineResource({
  name: ${quoted(name)},
  label: ${quoted(one)},
  labels: ${quoted(many)},
  menu: { group: 'main', order: 100, icon: 'list' },
  routes: { list: '/${path}', view: '/${path}/view/:id' },
  api: '/api/${path}',
  fields: {
${fields.map(({ key, text }) => `    ${key}: ${text},`).join('\n')}
  },
  represent: '{${title}}',
  list: { columns: ${list(shown.slice(0, 6))}, isSearchable: true },
  view: { fields: ${list(shown)} },
  create: { title: ${quoted(`Add ${one}`)}, fields: ${list(typed)} },
  edit: {
    title: ${quoted(`Edit ${one}`)},
    fields: ${list(changed)},
    done: ${quoted(`${one} "{${title}}" updated successfully!`)},
  },
  remove: { then: '/${path}' },
});

export type ${type} = RecordOf<typeof ${name}>;
`;

  const rows = records.map((record, index) => ({ id: `${path}-${index + 1}`, ...record }));
  const demo = `import { defineEntityDemo, simpleRest } from '../entityDemo';

/** ${many} of the stand-in: the sample they were made from. */
export const demo = defineEntityDemo({
  table: ${quoted(name)},
  seed: () => ${JSON.stringify(rows, null, 2)},
  ...simpleRest({
    path: '/api/${path}',
    table: ${quoted(name)},
    keys: ${list(typed)},
    needs: ${list(typed.slice(0, 1))},
    search: ${list([String(title)])},
  }),
});
`;

  const values = Object.fromEntries(typed.map((key) => [key, first[key]]));
  const pins = `/** ${many}: what each call must be on the wire. Write it from the specification, not from the declaration. */
import type { EntityPins } from '../pin';

export const ${name}Pins: Readonly<Record<string, EntityPins>> = {
  ${name}: {
    list: { call: 'GET /api/${path}', query: ['sort', 'range', 'filter'] },
    searched: { call: 'GET /api/${path}', query: ['sort', 'range', 'filter'] },
    one: { call: 'GET /api/${path}/{id}' },
    create: {
      call: 'POST /api/${path}',
      body: ${list(typed)},
      values: ${JSON.stringify(values)},
    },
    update: {
      call: 'PUT /api/${path}/{id}',
      body: ${list(changed)},
      values: {},
    },
    remove: { call: 'DELETE /api/${path}/{id}' },
  },
};
`;
  return new Map([
    [`resources/${name}.ts`, declaration],
    [`demo/entities/${name}.ts`, demo],
    [`tests/contract/pins/${name}.ts`, pins],
  ]);
}
