import type { NoticeCode, OpenedFile, Refused } from '../../../spreadsheet/types';

/** What went wrong in the text of a file. */
const parseFaults: ReadonlySet<NoticeCode> = new Set([
  'unclosedQuote',
  'strayQuote',
  'ragged',
  'nulBytes',
  'invisible',
  'replacedCharacters',
]);

/** Failures of parsing are logged (rules 8), by code and line: what stands in the file is not. */
export const logRead = (answer: OpenedFile | Refused): void => {
  const faults =
    answer.type === 'refused'
      ? [answer]
      : answer.notices.filter(({ code }) => parseFaults.has(code));
  for (const { code, values } of faults) {
    const line = values?.line;
    // eslint-disable-next-line no-console -- Asked for: whoever looks into it finds it there.
    console.warn(`Import: ${code}${line === undefined ? '' : `, line ${String(line)}`}`);
  }
};
