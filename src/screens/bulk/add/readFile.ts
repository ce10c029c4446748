import { withHeaderRow } from '../../../lib/tables/match/profileColumns';
import { rememberedPlace, type RememberedPlace } from '../../../lib/tables/match/remembered';
import { openFile, type OpenOptions } from '../../../lib/tables/openFile';
import type { NoticeCode, OpenedFile, Refused } from '../../../lib/tables/types';

/** Milliseconds before progress is shown: shorter work completes without a progress bar. */
const delayMs = 250;

/** Shows progress, from 0 to 1, but only after a delay. */
export const delayedProgress = (show: (share: number) => void) => {
  let last = 0;
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    show(last);
  }, delayMs);
  return {
    report: (share: number) => {
      // Rounded down to a twentieth, so that not every slice of work re-renders the page.
      last = Math.floor(share * 20) / 20;
      if (isShown) show(last);
    },
    end: () => clearTimeout(timer),
  };
};

/** Errors in the file's text. */
const parseFaults: ReadonlySet<NoticeCode> = new Set([
  'unclosedQuote',
  'strayQuote',
  'ragged',
  'nulBytes',
  'invisible',
  'replacedCharacters',
]);

/** Logs parse errors by code and line (rules 8), never the file's content. */
const logRead = (answer: OpenedFile | Refused): void => {
  const faults =
    answer.type === 'refused'
      ? [answer]
      : answer.notices.filter(({ code }) => parseFaults.has(code));
  for (const { code, values } of faults) {
    const line = values?.line;
    // oxlint-disable-next-line no-console -- required (rules 8): parse errors are logged
    console.warn(`Import: ${code}${line === undefined ? '' : `, line ${String(line)}`}`);
  }
};

/** Opens the file at the place the user chose in a similar file; unchanged if that is not possible. */
const atPlace = async (
  opened: OpenedFile,
  [sheet, row, lines]: RememberedPlace,
  locale: string,
  openSheet: (sheet: number) => Promise<OpenedFile | Refused>,
): Promise<OpenedFile> => {
  const isThis = sheet === null || sheet === opened.workbook?.sheet;
  const other = isThis ? opened : await openSheet(sheet);
  if (other.type === 'refused') return opened;
  const isThere = row < other.table.rowCount;
  const isSame = row === other.headerRow && lines === other.headLines;
  return isSame || !isThere ? other : withHeaderRow(other, row, locale, lines);
};

/** Reads a file. @param memory under which the places of similar files are remembered; null if they do not count */
export const readFile = async (file: File, options: OpenOptions, memory: string | null) => {
  let answer = await openFile(file, options);
  /** The file as detected, before earlier choices. */
  const proposal = answer.type === 'opened' ? answer : null;
  const place = memory !== null && proposal ? rememberedPlace(memory, proposal) : null;
  if (proposal && place)
    answer = await atPlace(proposal, place, options.locale, (sheet) =>
      openFile(file, { ...options, choices: { sheet } }),
    );
  if (options.signal?.aborted !== true) logRead(answer);
  return { answer, proposal };
};
