/** Handles the worker's requests; also called directly where there is no worker. */
import type { OpenAnswer, OpenRequest } from './messages';
import { readContent, type Handling } from './readContent';
import { toOpened } from './toOpened';

export const handle = async (
  { file, choices, names, locale }: OpenRequest,
  handling: Handling,
): Promise<OpenAnswer> => {
  const content = await readContent({ file, choices, names, ...handling });
  return 'type' in content
    ? content
    : toOpened(content, { name: file.name, names, locale, limit: handling.limits?.rows });
};
