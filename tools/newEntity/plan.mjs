/** The plan of a new entity: its names, its fields, and where they appear. */
import { guessFields } from './guess.mjs';
import {
  isName,
  pathOf,
  singularOf,
  singularWords,
  title as titleCase,
  wordsOf,
} from './names.mjs';
import { refuseName } from './refuseName.mjs';
import { demoRows } from './rows.mjs';
import { sampleIn } from './sample.mjs';
import { withoutSecrets } from './secrets.mjs';

/** @typedef {import('./sample.mjs').JsonObject} JsonObject */
/** @typedef {import('./guess.mjs').GuessedField} GuessedField */
/** @typedef {import('./guess.mjs').KnownEntity} KnownEntity */
/** @typedef {ReturnType<typeof planOf>} Plan */

/** Parameters of a list's address (src/views/list/state/listQuery.ts), so no names of filters. */
export const ofAddress = ['q', 'page', 'sort', 'columns', 'view', 'panel'];

const isLong = (/** @type {GuessedField} */ { options }) => options.multiline !== undefined;

/**
 * @param {{
 *   name: string,
 *   sample: unknown,
 *   entities: readonly KnownEntity[],
 *   taken: ReadonlySet<string>,
 * }} given
 * @throws if the sample contains no usable records
 */
export function planOf({ name, sample, entities, taken }) {
  const read = sampleIn(sample, name);
  // Before anything is read of them: the values of a choice are written to the declaration.
  const records = read.records.map(withoutSecrets);
  const idKey = idKeyOf(records, name);
  const { fields, leftOut } = guessFields({ records, idKey, entities });
  refuseName(name, { fields, taken });
  if (fields.length === 0) throw new Error('The sample has no key that a field could be made of.');

  const path = pathOf(name);
  const one = singularOf(name);
  const title = titleOf(fields);
  const isTitled = title?.builder === 'text';
  const organization = fields.find(({ builder }) => builder === 'organization');
  const others = fields.filter((field) => field !== title && field !== organization);
  const ordered = [title, ...others, organization].flatMap((field) => field ?? []);
  const columns = ordered.filter((field) => !isLong(field) && field !== organization).slice(0, 5);
  const entered = [organization, title, ...others].flatMap((field) =>
    field?.isEntered ? [field.key] : [],
  );
  return {
    name,
    read,
    idKey,
    fields,
    leftOut,
    path,
    one,
    many: titleCase(wordsOf(name)),
    title,
    organization,
    represent: title ? `{${title.key}}` : one,
    /** Keys, in order. */
    ordered: ordered.map(({ key }) => key),
    columns: [...columns, organization].flatMap((field) => (field ? [field.key] : [])),
    filters: [
      ...(organization ? [organization.key] : []),
      ...others.flatMap(({ key, builder }) =>
        builder === 'choice' && !ofAddress.includes(key) ? [key] : [],
      ),
    ],
    entered,
    changed: entered.filter((key) => key !== organization?.key),
    needs: [
      ...(organization?.isComplete ? [organization.key] : []),
      ...(isTitled && title.isComplete && isName(title.key) ? [title.key] : []),
    ],
    searched: isTitled ? [title.key] : [],
    rows: demoRows({ records, fields, idKey, path }),
    hasNumericIds:
      idKey !== undefined && records.every((record) => Number.isInteger(record[idKey])),
  };
}

/** The key that identifies records, if it is not 'id'. @param {readonly JsonObject[]} records @param {string} name */
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

/** The field with a record's name; never an id. @param {readonly GuessedField[]} fields */
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
    fields.find(({ builder }) => ['number', 'moment', 'choice', 'date'].includes(builder))
  );
}
