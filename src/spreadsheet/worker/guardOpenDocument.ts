/**
 * Checks a sheet of OpenDocument before the library reads it: a cell may claim to repeat a million times, and the
 * library would expand it.
 */
import type { Limits } from '../limits';
import { refused } from '../refused';
import type { Refused } from '../types';
import { readPart } from '../xlsx/readPart';
import { orRefused } from '../xlsx/refusal';
import { zipDirectory } from '../xlsx/zipDirectory';

/** Maximum unpacked size for the library, in bytes. */
const mostBytes = 48 * 1024 * 1024;
const inflateSlice = 32 * 1024;

/** Last row of a sheet. Blank rows may repeat without end, but content below this row is impossible. */
const lastRow = 1_048_576;

/** No part of the pattern can run past the next tag character, so that unterminated input fails at once. */
const tag =
  /<(\/?)(?:[\w.-]{1,40}:)?(table|table-row|table-cell|covered-table-cell)(\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?(\/?)>/g;
const repeated = /number-(?:rows|columns)-repeated\s*=\s*["'](\d+)["']/;

const timesOf = (attributes: string): number =>
  Math.max(1, Number(repeated.exec(attributes)?.[1] ?? 1));

interface Tag {
  readonly name: string;
  readonly attributes: string;
  readonly isEnd: boolean;
  readonly isWhole: boolean;
}

function* tagsOf(xml: string): Generator<Tag> {
  for (const [, end, name = '', attributes = '', whole] of xml.matchAll(tag)) {
    // The slash of a self-closing tag may be matched with its attributes.
    yield {
      name,
      attributes,
      isEnd: end === '/',
      isWhole: whole === '/' || attributes.endsWith('/'),
    };
  }
}

/** Counts the repetitions of cells with content. */
export const repeatedBeyond = (xml: string, limits: Limits): Refused | null => {
  let rows = 0;
  let mostRows = 0;
  let place = 0;
  let rowTimes = 1;
  let column = 0;
  let isFilled = false;
  for (const { name, attributes, isEnd, isWhole } of tagsOf(xml)) {
    if (name === 'table') {
      rows = 0;
      place = 0;
    } else if (name === 'table-row') {
      if (!isEnd) {
        rowTimes = timesOf(attributes);
        column = 0;
        isFilled = false;
      }
      if (!isEnd && !isWhole) continue;
      place += rowTimes;
      if (!isFilled) continue;
      rows += rowTimes;
      if (place > lastRow) return refused('badReference', { line: place });
      mostRows = Math.max(mostRows, rows);
    } else if (!isEnd) {
      column += timesOf(attributes);
      if (isWhole && !attributes.includes('value')) continue;
      isFilled = true;
      if (column > limits.columns) return refused('tooManyColumns', { limit: limits.columns });
    }
  }
  // One of them is the header row.
  return mostRows > limits.rows + 1
    ? refused('tooManyRows', { limit: limits.rows, count: mostRows - 1 })
    : null;
};

const contentXml = async (file: Blob, limits: Limits): Promise<string | Refused> => {
  const directory = await zipDirectory(file, limits);
  if (directory.type === 'refused') return directory;
  const part = directory.parts.get('content.xml');
  if (!part || part.size > mostBytes) {
    return refused('openDocument', { limit: mostBytes / 1024 / 1024 });
  }
  const decoder = new TextDecoder();
  let text = '';
  const reading = { file, directory, limits, slice: inflateSlice, onRead: () => {}, unpacked: 0 };
  for await (const piece of readPart(reading, part))
    text += decoder.decode(piece, { stream: true });
  return text;
};

export const guardOpenDocument = async (file: Blob, limits: Limits): Promise<Refused | null> => {
  const xml = await orRefused(() => contentXml(file, limits));
  return typeof xml === 'string' ? repeatedBeyond(xml, limits) : xml;
};
