/**
 * Selects the Playwright projects of a run, so that only their servers start. The projects of the development servers
 * run only if they are named: Vite's dependency optimization uses both cores.
 */

/** Playwright's workers read the configuration again with another command line. */
const kept = 'FACINGS_E2E_PROJECTS';

/** @param {readonly string[]} given @returns {string[]} */
const namedIn = (given) => {
  const names = [];
  let takesNames = false;
  for (const word of given) {
    const [, joined] = /^--project=(.*)$/.exec(word) ?? [];
    if (joined !== undefined) names.push(joined);
    else if (takesNames && !word.startsWith('-') && !/[/.]/.test(word)) names.push(word);
    takesNames = word === '--project' || (takesNames && !word.startsWith('-'));
  }
  return names;
};

/** @param {string} name @param {string} pattern with `*` for anything, as Playwright takes it */
const fits = (name, pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`, 'i').test(name);

/**
 * @param {readonly string[]} whenNone the projects of a run without names
 * @returns {(name: string) => boolean} whether a project is part of this run
 */
export const chosenProjects = (whenNone) => {
  const named = process.env[kept] ?? namedIn(process.argv).join(',');
  process.env[kept] = named;
  const patterns = named === '' ? whenNone : named.split(',');
  return (name) => patterns.some((pattern) => fits(name, pattern));
};
