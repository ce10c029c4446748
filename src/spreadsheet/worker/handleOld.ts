/** Reads old workbooks and OpenDocument with SheetJS, which is loaded only then. */
import type { Handling } from './handle';
import type { OpenAnswer, OpenOldRequest } from './messages';
import { readOld } from './readOld';
import { toOpened } from './toOpened';

export const handleOld = async (
  { file, kind, choices, names, locale }: OpenOldRequest,
  handling: Handling,
): Promise<OpenAnswer> => {
  const content = await readOld({ file, choices, names, ...handling }, kind);
  return 'type' in content
    ? content
    : toOpened(content, { name: file.name, names, locale, limit: handling.limits?.rows });
};
