/**
 * Guesses the field of a key from its values in all sample records. An uncertain guess has a note; keys that no field
 * supports are left out with the reason.
 */
import { textOf } from './guessText.mjs';
import { labelOf, quoted, sentence, shortLabelOf, singularWords, wordsOf } from './names.mjs';
import { isObject } from './sample.mjs';

/** @typedef {import('./sample.mjs').JsonObject} JsonObject */
/** @typedef {{ name: string, isScoped?: boolean }} KnownEntity */
/**
 * @typedef {object} GuessedField
 * @property {string} key
 * @property {string} builder function of src/schema/fields.ts, or `organization`
 * @property {Record<string, string>} options options of the builder, each as source text
 * @property {string} [argument] argument before the options: the entity of a reference
 * @property {boolean} isEntered whether forms have it
 * @property {boolean} isComplete whether every record has a value
 * @property {boolean} [isPlain] a single-line text that could be a record's name
 * @property {'text' | 'number' | 'flag' | 'texts' | 'object'} [type] of a body key in the contract
 * @property {readonly string[]} [values] options of a choice
 * @property {string} [note]
 */
/** @typedef {{ key: string, reason: string }} LeftOut */

/** The declared entity of `zone_id` or `zoneId`. @param {string} key @param {readonly KnownEntity[]} entities */
function entityOf(key, entities) {
  const words = wordsOf(key);
  if (words.length < 2 || words.at(-1) !== 'id') return undefined;
  const own = words.slice(0, -1).join(' ');
  return entities.find(({ name }) => singularWords(name).join(' ') === own);
}

/** @param {string} key @returns {Pick<GuessedField, 'builder' | 'options'> | null} */
function organizationOf(key) {
  if (/^(account_id|accountId)$/.test(key)) return { builder: 'organization', options: {} };
  return /^(organization_id|organizationId)$/.test(key)
    ? { builder: 'organization', options: { from: `[${quoted(key)}, 'account_id']` } }
    : null;
}

/** @param {string} key @param {unknown[]} values @returns {Omit<GuessedField, 'key' | 'isComplete'> | string} */
function listFieldOf(key, values) {
  /** @type {unknown[]} */
  const items = values.flat(1);
  const label = quoted(labelOf(key));
  if (items.length === 0) return 'a list that is empty in every record';
  if (items.every((item) => typeof item === 'string')) {
    return { builder: 'texts', options: { label }, isEntered: true, type: 'texts' };
  }
  const item = ['name', 'title', 'label'].find((one) =>
    items.every((each) => isObject(each) && typeof each[one] === 'string'),
  );
  if (item !== undefined) {
    return {
      builder: 'tags',
      options: { label, item: quoted(item) },
      isEntered: false,
      note: `a list of objects, shown by their ${item}`,
    };
  }
  return jsonOf(key, 'a list of other values than texts');
}

/**
 * Values that no other kind of field has.
 * @param {string} key @param {string} what @returns {Omit<GuessedField, 'key' | 'isComplete'>}
 */
const jsonOf = (key, what) => ({
  builder: 'json',
  options: { label: quoted(labelOf(key)) },
  isEntered: true,
  note: `${what}, edited as JSON`,
});

const isBlank = (/** @type {unknown} */ value) =>
  value == null || (typeof value === 'string' && value.trim() === '');

const kindOf = (/** @type {unknown} */ value) =>
  Array.isArray(value) ? 'list' : isObject(value) ? 'object' : typeof value;

/**
 * @param {{ key: string, values: unknown[], records: readonly JsonObject[], entities: readonly KnownEntity[] }} given
 *   `values` are the present ones that are not null
 * @returns {Omit<GuessedField, 'key' | 'isComplete'> | string} a string is the reason to leave it out
 */
function fieldOf({ key, values, records, entities }) {
  if (!/^[A-Za-z_]\w*$/.test(key)) {
    return 'its name is not made of the letters A to Z, digits and _, or begins with a digit';
  }
  if (key === 'root')
    return 'a form keeps its own errors there: name the field otherwise, with from';
  if (key in {}) return 'every object has something of this name';
  if (values.length === 0) return 'null or missing in every record';
  const kinds = [...new Set(values.map(kindOf))].sort();
  const [kind = ''] = kinds;
  if (kinds.join() === 'list,object') return jsonOf(key, 'lists and objects');
  if (kinds.length > 1) return `values of several types: ${kinds.join(', ')}`;
  const own = organizationOf(key);
  if (own && (kind === 'string' || kind === 'number')) {
    return { ...own, isEntered: true, type: 'text' };
  }
  const to = kind === 'string' || kind === 'number' ? entityOf(key, entities) : undefined;
  if (to) {
    const base = key.replace(/(_id|Id)$/, '');
    const isNested = records.some(({ [base]: nested }) => isObject(nested) && 'name' in nested);
    const account = records.find((record) => 'account_id' in record) ? 'account_id' : undefined;
    const isPicked = to.isScoped === true && account !== undefined;
    return {
      builder: 'reference',
      argument: quoted(to.name),
      options: {
        label: quoted(labelOf(key)),
        ...(isNested ? { nameFrom: `['${base}.name']` } : {}),
        ...(isPicked ? { gatedBy: "'account_id'", pick: "{ account_id: '{account_id}' }" } : {}),
      },
      isEntered: true,
      type: 'text',
      note: `a reference to ${to.name}${kind === 'number' ? '; its ids are numbers here, and texts in the console' : ''}`,
    };
  }
  if (kind === 'boolean') {
    const label = quoted(shortLabelOf(key, 'is'));
    return {
      builder: 'onOff',
      options: { label, words: "{ on: 'Yes', off: 'No' }" },
      isEntered: true,
      type: 'flag',
    };
  }
  if (kind === 'number') {
    const isEpoch = /(_at|At|_on|On)$/.test(key) && values.every((value) => Number(value) > 1e11);
    return isEpoch
      ? {
          builder: 'moment',
          options: { label: quoted(shortLabelOf(key, 'at')) },
          isEntered: false,
          note: 'a moment in milliseconds, shown only',
        }
      : {
          builder: 'number',
          options: { label: quoted(sentence(wordsOf(key))) },
          isEntered: true,
          type: 'number',
        };
  }
  if (kind === 'list') return listFieldOf(key, values);
  if (kind === 'object') {
    const keys = [
      ...new Set(values.flatMap((value) => (isObject(value) ? Object.keys(value) : []))),
    ];
    const base = records.some((record) => `${key}_id` in record || `${key}Id` in record);
    if (base) return `an object with ${keys.join(', ') || 'no keys'}`;
    return {
      builder: 'json',
      options: { label: quoted(labelOf(key)), isObject: 'true' },
      isEntered: true,
      type: 'object',
      note: `an object with ${keys.join(', ') || 'no keys'}, edited as JSON`,
    };
  }
  return textOf(key, values.map(String));
}

/**
 * @param {{ records: readonly JsonObject[], idKey: string | undefined, entities: readonly KnownEntity[] }} given
 * @returns {{ fields: GuessedField[], leftOut: LeftOut[] }}
 */
export function guessFields({ records, idKey, entities }) {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  /** @type {GuessedField[]} */
  const fields = [];
  /** @type {LeftOut[]} */
  const leftOut = [];
  for (const key of keys) {
    if (key === idKey) continue;
    if (key === 'id') {
      leftOut.push({ key, reason: `a record is known by ${idKey ?? 'its place in the list'}` });
      continue;
    }
    const values = records.map((record) => record[key]).filter((value) => !isBlank(value));
    const field = fieldOf({ key, values, records, entities });
    if (typeof field === 'string') leftOut.push({ key, reason: field });
    else {
      const isComplete = values.length === records.length;
      const isHalf = field.builder === 'onOff' && !isComplete;
      const note = isHalf ? 'missing in some records, which a form reads as No' : field.note;
      fields.push({ key, ...field, ...(note === undefined ? {} : { note }), isComplete });
    }
  }
  const named = leftOut.map(({ key, reason }) => {
    const field = fields.find(({ options }) => options.nameFrom === `['${key}.name']`);
    return { key, reason: field ? `only its name is used, for ${field.key}` : reason };
  });
  return { fields, leftOut: named };
}
