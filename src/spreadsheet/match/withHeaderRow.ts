import type { NoticeCode, OpenedFile } from '../types';
import { columnNotices } from './columnNotices';
import { headingsOf, type Head } from './headings';
import { countCells, profileColumns } from './profileColumns';

const ofColumns = new Set<NoticeCode>(['blankHeading', 'doubleHeading', 'damagedCodes']);
/** Rows to read while the user waits for the preview. */
const lookedAt = 200;

/**
 * Returns the same file with its headers in another row (-1: none) or in two rows. Counts over all rows are adjusted by
 * the rows in between, not repeated.
 */
export const withHeaderRow = (
  opened: OpenedFile,
  headerRow: number,
  locale: string,
  headLines: Head['lines'] = 1,
): OpenedFile => {
  const { table } = opened;
  const head: Head = { row: headerRow, lines: headLines };
  const isLower = headerRow > opened.headerRow;
  const [from, to] = isLower ? [opened.headerRow, headerRow] : [headerRow, opened.headerRow];
  const between = countCells(table, from + 1, to + 1);
  const sign = isLower ? -1 : 1;
  const headings = headingsOf(table, head, opened.merged);
  const profiles = profileColumns(table, headerRow, locale, lookedAt, false, headings).map(
    (profile, column) => {
      const before = opened.profiles[column];
      if (!before) return profile;
      return {
        ...profile,
        filled: before.filled + sign * (between.filled[column] ?? 0),
        damaged: before.damaged + sign * (between.damaged[column] ?? 0),
      };
    },
  );
  const ofFile = opened.notices.filter(({ code }) => !ofColumns.has(code));
  return {
    ...opened,
    headerRow,
    headLines,
    profiles,
    notices: [...ofFile, ...columnNotices(profiles)],
  };
};
