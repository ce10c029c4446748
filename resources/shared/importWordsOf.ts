/** Loads the words of an import with the tool that reads files. */
export const importWordsOf = (entity: keyof typeof import('./importWords')) => () =>
  import('./importWords').then((words) => words[entity]);
