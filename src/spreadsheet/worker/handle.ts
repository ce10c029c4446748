/** Handles the worker's requests; also called directly where there is no worker. */
import type { Limits } from '../limits';
import type { OnProgress, OpenAnswer, OpenRequest } from './messages';
import { readContent } from './readContent';
import { toOpened } from './toOpened';

export interface Handling {
  readonly onProgress: OnProgress;
  readonly signal?: AbortSignal | undefined;
  /** Limits for tests. */
  readonly limits?: Partial<Limits> | undefined;
}

export const handle = async (
  { file, choices, names, locale }: OpenRequest,
  handling: Handling,
): Promise<OpenAnswer> => {
  const content = await readContent({ file, choices, names, ...handling });
  return 'type' in content
    ? content
    : toOpened(content, { name: file.name, names, locale, limit: handling.limits?.rows });
};
