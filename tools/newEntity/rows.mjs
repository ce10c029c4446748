/** Demo rows of a new entity. */

/** @typedef {import('./sample.mjs').JsonObject} JsonObject */
/** @typedef {import('./guess.mjs').GuessedField} GuessedField */

/** Number of organizations in the demo's seed, which replace those of the sample. */
const seededOrganizations = 3;

/** A file has at most 300 lines, and each value of a row may take one. */
const mostDemoLines = 220;

/**
 * Demo rows: the sample's values of each field, with ids as texts, by which the stand-in finds them. Organizations are replaced by seeded ones.
 * @param {{ records: readonly JsonObject[], fields: readonly GuessedField[], idKey: string | undefined, path: string }} given
 */
export function demoRows({ records, fields, idKey, path }) {
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
    for (const { key, builder, options } of fields) {
      // A form shows a missing switch as off, so the demo row has off.
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
