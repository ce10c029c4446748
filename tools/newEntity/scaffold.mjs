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
 *   taken?: ReadonlySet<string>,
 * }} given `name` in camelCase, plural; `entities` are possible targets of references, `taken` names and
 *   addresses that exist
 * @returns {{ files: Map<string, string>, report: string[] }} path → text, and lines to print
 */
export function scaffold({ name, sample, entities = [], taken = new Set() }) {
  const plan = planOf({ name, sample, entities, taken });
  return {
    files: new Map([
      [`resources/${name}.ts`, declarationText(plan)],
      [`demo/entities/${name}.ts`, demoText(plan)],
      [`tests/contract/pins/${name}.ts`, pinsText(plan)],
    ]),
    report: reportOf(plan),
  };
}
