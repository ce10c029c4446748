import { attributeCount, attributeText } from './attributes';
import { nameCode } from './nameCode';
import { numberFormat } from './numberFormat';
import type { NumberFormat } from './numberFormat';
import type { XmlHandlers } from './scanXml';

const NUM_FMT = nameCode('numFmt');
const CELL_XFS = nameCode('cellXfs');
const XF = nameCode('xf');
const NUM_FMTS = nameCode('numFmts');

/** Reads styles.xml: the number format of each style a cell may have. */
export const styles = () => {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let group = 0;
  const handlers: XmlHandlers = {
    open: (name, depth, bytes, start, end) => {
      if (depth === 2) group = name;
      if (depth !== 3) return;
      if (group === CELL_XFS && name === XF) {
        ids.push(attributeCount(bytes, start, end, 'numFmtId') ?? 0);
      } else if (group === NUM_FMTS && name === NUM_FMT) {
        const id = attributeCount(bytes, start, end, 'numFmtId');
        if (id !== undefined) codes.set(id, attributeText(bytes, start, end, 'formatCode') ?? '');
      }
    },
    close: () => undefined,
    text: () => undefined,
  };
  const done = (): readonly NumberFormat[] => {
    const known = new Map<number, NumberFormat>();
    return ids.map((id) => {
      const format = known.get(id) ?? numberFormat(id, codes.get(id));
      known.set(id, format);
      return format;
    });
  };
  return { handlers, done };
};
