import { limits } from '../limits';
import { columnNotices, counted } from '../match/columnNotices';
import { profileColumns } from '../match/profileColumns';
import { proposeHeaderRow } from '../match/proposeHeaderRow';
import { refused } from '../refused';
import type { OpenedFile, Refused } from '../types';
import { withoutGuards } from '../write/guard';
import type { Content } from './readContent';

/** What was read, with its headings found and its columns looked at. */
export const toOpened = (
  content: Content,
  {
    name,
    names,
    locale,
    limit = limits.rows,
  }: {
    readonly name: string;
    readonly names: readonly string[];
    readonly locale: string;
    readonly limit?: number | undefined;
  },
): OpenedFile | Refused => {
  const { table } = content;
  if (table.rowCount === 0) return refused('empty');
  withoutGuards(table);
  const headerRow = proposeHeaderRow(table, names);
  // The readers leave room for what stands above the headings.
  if (table.rowCount - 1 - headerRow > limit) return refused('tooManyRows', { limit });
  const profiles = profileColumns(table, headerRow, locale);
  const notices = [...content.notices.map(counted), ...columnNotices(profiles)];
  return { ...content, type: 'opened', name, headerRow, profiles, notices };
};
