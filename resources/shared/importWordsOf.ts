import type * as all from './importWords';

/** Loads the words of an import with the tool that reads files. */
export const importWordsOf = (entity: keyof typeof all) => () =>
  import('./importWords').then((words) => words[entity]);
