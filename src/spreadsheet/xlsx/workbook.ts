import { attributeFlag, attributeText } from './attributes';
import { nameCode } from './nameCode';
import type { XmlHandlers } from './scanXml';

const SHEETS = nameCode('sheets');
const SHEET = nameCode('sheet');
const WORKBOOK_PR = nameCode('workbookPr');
const RELATIONSHIP = nameCode('Relationship');

export interface SheetEntry {
  readonly name: string;
  readonly isHidden: boolean;
  /** Id of the relationship to its part. */
  readonly id: string;
}

/** Reads workbook.xml: the sheets in order, and the date system. */
export const workbook = () => {
  const sheets: SheetEntry[] = [];
  let isDate1904 = false;
  let isInSheets = false;
  const handlers: XmlHandlers = {
    open: (name, depth, bytes, start, end) => {
      if (depth === 2) {
        isInSheets = name === SHEETS;
        if (name === WORKBOOK_PR) isDate1904 = attributeFlag(bytes, start, end, 'date1904');
      }
      if (depth !== 3 || !isInSheets || name !== SHEET) return;
      sheets.push({
        name: attributeText(bytes, start, end, 'name') ?? '',
        isHidden: /hidden$/i.test(attributeText(bytes, start, end, 'state') ?? ''),
        id: attributeText(bytes, start, end, 'id') ?? '',
      });
    },
    close: () => undefined,
    text: () => undefined,
  };
  return { handlers, done: () => ({ sheets, isDate1904 }) };
};

export interface Relationship {
  readonly id: string;
  /** Last segment of its type: 'worksheet', 'sharedStrings'. */
  readonly kind: string;
  /** Name of the part; undefined for an external target, which is never followed. */
  readonly part: string | undefined;
}

/** Resolves a part's name relative to a folder. */
const partOf = (target: string, folder: string): string => {
  const steps: string[] = [];
  const path = target.startsWith('/') ? target : `${folder}/${target}`;
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/').toLowerCase();
};

/** Reads a part's .rels file. `folder` is the folder of the part. */
export const relationships = (folder: string) => {
  const found: Relationship[] = [];
  const handlers: XmlHandlers = {
    open: (name, depth, bytes, start, end) => {
      if (depth !== 2 || name !== RELATIONSHIP) return;
      const isOutside = /^external$/i.test(attributeText(bytes, start, end, 'TargetMode') ?? '');
      const target = attributeText(bytes, start, end, 'Target') ?? '';
      found.push({
        id: attributeText(bytes, start, end, 'Id') ?? '',
        kind: (attributeText(bytes, start, end, 'Type') ?? '').replace(/^.*\//s, ''),
        part: isOutside ? undefined : partOf(target, folder),
      });
    },
    close: () => undefined,
    text: () => undefined,
  };
  return { handlers, done: (): readonly Relationship[] => found };
};
