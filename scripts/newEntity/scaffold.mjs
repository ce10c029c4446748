/**
 * The files of a new entity, drawn from a sample of its records, and a report of what was guessed and what was left
 * out. They are a beginning: what the sample cannot know is for the developer to say.
 */
import { guessFields, quoted } from './guess.mjs';
import { singularOf, singularWords, title as titleCase, wordsOf } from './names.mjs';
import { sampleIn } from './sample.mjs';

/** @typedef {import('./sample.mjs').JsonObject} JsonObject */
/** @typedef {import('./guess.mjs').GuessedField} GuessedField */
/** @typedef {import('./guess.mjs').KnownEntity} KnownEntity */

/** Organizations of the stand-in's seed, in place of those of the sample. */
const seededOrganizations = 3;

/** A file has at most 300 lines, and each value of a row may take one. */
const mostDemoLines = 220;

/** The place in the sidebar; a declaration says it itself as soon as it can. @param {string} labels */
const menuHint = (labels) =>
  `The sidebar does not list ${labels} yet: add the entry in src/shell/navigation.ts and its text in src/messages/.`;

/** @param {string[]} keys */
const list = (keys) => `[${keys.map(quoted).join(', ')}]`;

const isOrganization = (/** @type {GuessedField} */ { builder }) => builder === 'organization';

/** The key that tells records apart, where it is not 'id'. @param {readonly JsonObject[]} records @param {string} name */
function idKeyOf(records, name) {
  if (records.every(({ id }) => typeof id === 'string' || typeof id === 'number')) return 'id';
  const words = singularWords(name);
  const own = words.join('_');
  const camel = words.map((word, at) => (at === 0 ? word : titleCase([word]))).join('');
  return ['_id', 'uuid', `${own}_id`, `${camel}Id`].find((key) => {
    const values = records.map((record) => record[key]);
    const isKey = values.every((value) => typeof value === 'string' || typeof value === 'number');
    return isKey && new Set(values).size === values.length;
  });
}

/** The field a record is named by: never an id. @param {readonly GuessedField[]} fields */
function titleOf(fields) {
  const texts = fields.filter(({ builder }) => builder === 'text');
  const plain = texts.filter(({ isPlain }) => isPlain);
  const isCalled = (/** @type {RegExp} */ pattern) => texts.find(({ key }) => pattern.test(key));
  return (
    isCalled(/^name$/) ??
    isCalled(/^title$/) ??
    isCalled(/^label$/) ??
    isCalled(/(_name|Name)$/) ??
    plain.find(({ key }) => !/(_id|Id)$/.test(key)) ??
    texts.find(({ isPlain, key }) => !isPlain && !/(_id|Id)$/.test(key)) ??
    fields.find(({ builder }) => !['organization', 'reference', 'tags', 'text'].includes(builder))
  );
}

/** @param {GuessedField} field @param {boolean} isTitle @param {readonly JsonObject[]} records */
function sourceOf({ key, builder, argument, options, isComplete }, isTitle, records) {
  const isLongEnough = records.every(({ [key]: value }) => String(value).trim().length >= 2);
  if (key === 'name' && builder === 'text' && isTitle && isComplete && isLongEnough) {
    return { builder: 'entityName', text: 'entityName()' };
  }
  const own = {
    ...options,
    ...(isTitle && isComplete && builder === 'text' ? { required: 'true' } : {}),
    ...(builder === 'organization' && !isComplete ? { required: 'false' } : {}),
  };
  const parts = Object.entries(own).map(([name, text]) => `${name}: ${text}`);
  const given = [
    ...(argument === undefined ? [] : [argument]),
    ...(parts.length === 0 ? [] : [`{ ${parts.join(', ')} }`]),
  ];
  return { builder, text: `${builder}(${given.join(', ')})` };
}

/**
 * Rows of the stand-in: the sample's values of each field, with ids as texts. Organizations are those of its seed.
 * @param {{ records: readonly JsonObject[], fields: readonly GuessedField[], idKey: string | undefined, path: string }} given
 */
function demoRows({ records, fields, idKey, path }) {
  /** @type {unknown[]} */
  const organizations = [];
  const organization = (/** @type {unknown} */ id) => {
    if (!organizations.includes(id)) organizations.push(id);
    const at = (organizations.indexOf(id) % seededOrganizations) + 1;
    return `acc00000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  };
  const most = Math.max(3, Math.floor(mostDemoLines / (fields.length + 3)));
  return records.slice(0, most).map((record, index) => {
    const id = idKey === undefined ? `${path}-${index + 1}` : String(record[idKey]);
    /** @type {JsonObject} */
    const row = { id };
    if (idKey !== undefined && idKey !== 'id') row[idKey] = record[idKey];
    for (const { key, builder, options } of fields) {
      // A form reads a missing switch as off, so the stand-in has it as off.
      const value = record[key] ?? (builder === 'onOff' ? false : record[key]);
      if (value === undefined) continue;
      if (value === null) row[key] = null;
      else if (builder === 'organization') row[key] = organization(value);
      else if (builder === 'reference') row[key] = String(value);
      else row[key] = typeof value === 'string' ? value.trim() : value;
      const base = key.replace(/(_id|Id)$/, '');
      if (options.nameFrom !== undefined) row[base] = record[base];
    }
    return row;
  });
}

/**
 * @param {{ name: string, sample: unknown, entities?: readonly KnownEntity[] }} given `name` in camelCase, plural;
 *   `entities` are those that a reference may lead to
 * @returns {{ files: Map<string, string>, report: string[] }} path → text, and lines to be printed
 */
export function scaffold({ name, sample, entities = [] }) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      `'${name}' is not a name for an entity. Use one word in camelCase, plural, as in suppliers.`,
    );
  }
  const { records, path: at, isList } = sampleIn(sample, name);
  const idKey = idKeyOf(records, name);
  const { fields, leftOut } = guessFields({ records, idKey: idKey ?? 'id', entities });
  if (fields.length === 0) throw new Error('The sample has no key that a field could be made of.');

  const path = wordsOf(name).join('-');
  const one = singularOf(name);
  const many = titleCase(wordsOf(name));
  const type = one.replaceAll(' ', '');
  const title = titleOf(fields);
  const organization = fields.find(isOrganization);
  const others = fields.filter((field) => field !== title && field !== organization);
  const ordered = [title, ...others, organization].flatMap((field) => field ?? []);
  const entered = [organization, title, ...others].flatMap((field) =>
    field?.isEntered ? [field.key] : [],
  );
  const changed = entered.filter((key) => key !== organization?.key);
  const isTitled = title?.builder === 'text';
  const needs = [
    ...(organization?.isComplete ? [organization.key] : []),
    ...(isTitled && title.isComplete ? [title.key] : []),
  ];
  const isLong = (/** @type {GuessedField} */ { options }) => options.multiline !== undefined;
  const columns = ordered.filter((field) => !isLong(field) && field !== organization).slice(0, 5);
  const listed = [...columns, organization].flatMap((field) => (field ? [field.key] : []));
  const filters = [
    ...(organization ? [organization.key] : []),
    ...others.flatMap(({ key, builder }) => (builder === 'choice' ? [key] : [])),
  ];
  const sources = fields.map((field) => ({
    key: field.key,
    ...sourceOf(field, field === title, records),
  }));
  const builders = [...new Set(sources.map(({ builder }) => builder))].sort();
  const isFixed = fields.some(({ builder }) => builder === 'choice');
  const represent = title ? `{${title.key}}` : one;

  const declaration = `import { defineResource, type RecordOf } from '../src/schema/defineResource';
import { ${builders.join(', ')} } from '../src/schema/fields';
${isFixed ? "import { fixed } from '../src/schema/options';\n" : ''}
/** ${many}. Say here what they are, and where the specification speaks of them. */
export const ${name} = defineResource({
  name: ${quoted(name)},
  label: ${quoted(one)},
  labels: ${quoted(many)},
  routes: { list: '/${path}', view: '/${path}/view/:id' },
${organization?.key === 'account_id' ? "  scope: 'organizations',\n" : ''}  api: '/api/${path}',
${idKey === undefined || idKey === 'id' ? '' : `  idFrom: [${quoted(idKey)}, 'id'],\n`}  fields: {
${sources.map(({ key, text }) => `    ${key}: ${text},`).join('\n')}
  },
  represent: ${quoted(represent)},
  list: { columns: ${list(listed)},${filters.length === 0 ? '' : ` filters: ${list(filters)},`} isSearchable: true },
  view: { fields: ${list(ordered.map(({ key }) => key))} },
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

  const rows = demoRows({ records, fields, idKey, path });
  const types = fields.flatMap(({ key, type }) => (type ? [`${key}: ${quoted(type)}`] : []));
  const shown = fields.map(({ key }) => key).filter((key) => !entered.includes(key));
  const demo = `import { defineEntityDemo, simpleRest } from '../entityDemo';

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
    search: ${list(isTitled ? [title.key] : [])},
    types: { ${types.join(', ')} },
  }),
});
`;

  const filled = rows.find((row) => needs.every((key) => row[key] != null)) ?? rows[0] ?? {};
  const values = Object.fromEntries(
    entered.flatMap((key) => (filled[key] == null ? [] : [[key, filled[key]]])),
  );
  const pins = `/** ${many}: what each call must be on the wire. Write it from the specification, not from the declaration. */
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
      : `    update: { call: 'PUT /api/${path}/{id}', body: ${list(changed)}, values: {} },\n`
  }    remove: { call: 'DELETE /api/${path}/{id}' },
  },
};
`;

  const isWithout =
    changed.length === 0 ? ['No field can be changed, so there is no edit form.'] : [];
  const report = [
    `Read ${records.length} ${records.length === 1 ? 'record' : 'records'}${at === '' ? '' : ` at ${at}`}.`,
    ...(at === ''
      ? []
      : [
          `The answer is an envelope: state it in calls.${isList ? 'list' : 'one'} (read: ${quoted(at)}), and in the demo.`,
        ]),
    ...(records.length < 3 ? ['With fewer than 3 records, no choices can be recognized.'] : []),
    ...(rows.length < records.length ? [`The demo has the first ${rows.length} of them.`] : []),
    title
      ? `A record is named by ${title.key}.`
      : 'No field can name a record: say in represent what does.',
    ...(idKey === 'id'
      ? []
      : [
          idKey === undefined
            ? 'The records have no id: say in idFrom which key they are known by.'
            : `A record is known by ${idKey}.`,
        ]),
    ...isWithout,
    ...section(
      'Check these guesses:',
      fields.flatMap(({ key, note }) => (note === undefined ? [] : [`${key}: ${note}`])),
    ),
    ...section(
      'Left out:',
      leftOut.map(({ key, reason }) => `${key}: ${reason}`),
    ),
    menuHint(many),
  ];
  return {
    files: new Map([
      [`resources/${name}.ts`, declaration],
      [`demo/entities/${name}.ts`, demo],
      [`tests/contract/pins/${name}.ts`, pins],
    ]),
    report,
  };
}

/** @param {string} heading @param {string[]} lines */
function section(heading, lines) {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  - ${line}`)];
}
