/** Refuses names that an entity cannot have, because its declaration is a constant of that name. */
import { Script } from 'node:vm';
import { pathOf, singularOf, typeNameOf } from './names.mjs';

/** @param {string} name a word of letters and digits */
function isReserved(name) {
  try {
    // Compiled, never run. Only modules reserve 'await', and no compiler refuses to replace 'undefined'.
    new Script(`'use strict'; const ${name} = 0;`);
    return ['await', 'undefined'].includes(name);
  } catch {
    return true;
  }
}

/**
 * @param {string} name
 * @param {{ fields: readonly import('./guess.mjs').GuessedField[], taken: ReadonlySet<string> }} given
 * @throws {Error} a sentence that says why
 */
export function refuseName(name, { fields, taken }) {
  const refused = (/** @type {string} */ why) =>
    new Error(`'${name}' ${why}. Choose another name for the entity.`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      `'${name}' is not a name for an entity. Use one word in camelCase, plural, as in suppliers.`,
    );
  }
  if (isReserved(name)) throw refused('is a word of JavaScript');
  if (name in {}) throw refused('is the name of something that every object has');
  const builders = ['organization', ...fields.map(({ builder }) => builder)];
  if (builders.includes(name)) throw refused('is the name of a kind of field');
  const imported = ['defineResource', 'entityName', 'fixed'].includes(name);
  if (imported || typeNameOf(singularOf(name)) === 'RecordOf') {
    throw refused('is a word of the declarations');
  }
  if (taken.has(name)) throw refused('is the name of an entity or a page that exists');
  const path = `/${pathOf(name)}`;
  if (taken.has(path)) throw refused(`would be at ${path}, where another page is`);
}
