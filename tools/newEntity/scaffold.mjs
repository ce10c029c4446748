/**
 * Generates the files of a new entity from sample records, with a report of what was guessed and left out. The files
 * are a first version, to be completed by the developer.
 */
import { declarationText, demoText, pinsText } from './files.mjs';
import { planOf } from './plan.mjs';
import { reportOf } from './report.mjs';

/**
 * @param {{
 *   name: string,
 *   sample: unknown,
 *   entities?: readonly import('./guess.mjs').KnownEntity[],
 * }} given `name` in camelCase, plural; `entities` are possible targets of references
 * @returns {{ files: Map<string, string>, report: string[] }} path → text, and lines to print
 */
export function scaffold({ name, sample, entities = [] }) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      `'${name}' is not a name for an entity. Use one word in camelCase, plural, as in suppliers.`,
    );
  }
  const plan = planOf({ name, sample, entities });
  return {
    files: new Map([
      [`resources/${name}.ts`, declarationText(plan)],
      [`demo/entities/${name}.ts`, demoText(plan)],
      [`tests/contract/pins/${name}.ts`, pinsText(plan)],
    ]),
    report: reportOf(plan),
  };
}
