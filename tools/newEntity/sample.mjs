/** Finds the records in a response: a list, one record, or an envelope of any depth. */

/** @typedef {Record<string, unknown>} JsonObject */
/** @typedef {{ records: JsonObject[], path: string, isList: boolean }} Sample */

/** @param {unknown} value @returns {value is JsonObject} */
export const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mostLevels = 6;

const join = (/** @type {string} */ path, /** @type {string} */ key) =>
  path === '' ? key : `${path}.${key}`;

/** An object with an id is a record, even if it contains lists. */
const hasId = (/** @type {JsonObject} */ value) =>
  ['id', '_id', 'uuid'].some((key) => ['string', 'number'].includes(typeof value[key]));

/** Lists of objects outside of records, least deep first. @param {unknown} json */
function listsIn(json) {
  /** @type {{ list: unknown[], path: string }[]} */
  const lists = [];
  /** @type {{ value: unknown, path: string }[]} */
  let level = [{ value: json, path: '' }];
  for (let depth = 0; depth < mostLevels && level.length > 0; depth += 1) {
    /** @type {typeof level} */
    const next = [];
    for (const { value, path } of level) {
      if (Array.isArray(value)) {
        if (value.length === 0 || value.some(isObject)) lists.push({ list: value, path });
      } else if (isObject(value) && !hasId(value)) {
        for (const [key, inner] of Object.entries(value)) {
          next.push({ value: inner, path: join(path, key) });
        }
      }
    }
    level = next;
  }
  return lists;
}

/**
 * The single record of a response without a list: the first object with an id, else the only object of each level.
 * @param {unknown} json @param {string} [path] @param {number} [depth]
 * @returns {{ record: JsonObject, path: string } | null}
 */
function recordIn(json, path = '', depth = 0) {
  /** @type {{ record: JsonObject, path: string } | null} */
  const own = isObject(json) && Object.keys(json).length > 0 ? { record: json, path } : null;
  if (!own || hasId(own.record) || depth === mostLevels) return own;
  const inner = Object.entries(own.record).flatMap(([key, value]) =>
    isObject(value) ? [{ key, value }] : [],
  );
  const withId = inner.find(({ value }) => hasId(value));
  const isEnvelope = inner.length === 1 && Object.keys(own.record).length === 1;
  const next = withId ?? (isEnvelope ? inner[0] : undefined);
  return next ? recordIn(next.value, join(path, next.key), depth + 1) : own;
}

/** `[{ node: {…} }, …]` is a list of the inner objects. @param {JsonObject[]} records @param {string} path */
function unwrapped(records, path) {
  const [key, ...more] = Object.keys(records[0] ?? {});
  const inner = key === undefined ? [] : records.map((record) => record[key]);
  return key !== undefined &&
    more.length === 0 &&
    inner.every((value) => isObject(value)) &&
    records.every((record) => Object.keys(record).length === 1)
    ? { records: inner, path: `${path}[].${key}` }
    : { records, path };
}

/**
 * @param {unknown} json @param {string} name of the entity: it selects among lists of equal depth
 * @returns {Sample} `path` is empty without an envelope
 * @throws if there is no record, with a description of the content
 */
export function sampleIn(json, name = '') {
  const lists = listsIn(json);
  const filled = lists.filter(({ list }) => list.length > 0);
  const depthOf = (/** @type {string} */ path) => path.split('.').length;
  const own = name.toLowerCase();
  const [first] = filled
    .map(({ list, path }, at) => {
      const key = (path.split('.').at(-1) ?? '').replaceAll(/[_-]/g, '').toLowerCase();
      return { list, path, at, rank: [depthOf(path), key === own ? 0 : 1, at] };
    })
    .sort((one, other) => {
      const at = one.rank.findIndex((rank, index) => rank !== other.rank[index]);
      return (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
    });
  if (first) {
    const { records, path } = unwrapped(first.list.filter(isObject), first.path);
    return { records, path, isList: true };
  }
  const [empty] = lists;
  if (empty) {
    throw new Error(
      empty.path === ''
        ? 'The sample is an empty list. Save an answer that holds records.'
        : `The sample's list at ${empty.path} is empty. Save an answer that holds records.`,
    );
  }
  const one = recordIn(json);
  if (one) return { records: [one.record], path: one.path, isList: false };
  throw new Error('The sample holds no record: a JSON object, or a list of them.');
}
