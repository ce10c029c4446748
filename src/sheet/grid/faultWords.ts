import type { RuleMessage } from '../../schema/rules/message';
import type { Place } from '../board/area';
import type { GridBoard } from './sheetBoard';
import { put } from '../board/elements';

/** Above this number of texts, `tidy` starts over, since texts of fixed errors accumulate. */
const maxTexts = 400;

export const createFaultWords = ({
  parent,
  id,
  changed,
  wordsOf,
}: {
  readonly parent: HTMLElement;
  readonly id: string;
  readonly changed: string;
  readonly wordsOf: (fault: RuleMessage) => string;
}) => {
  const ids = new Map<string, string>();
  const changedId = `${id}-changed`;
  let count = 0;
  const begin = () => {
    ids.clear();
    parent.replaceChildren();
    put(parent, { tag: 'span', id: changedId }).textContent = changed;
  };
  begin();
  return {
    changedId,
    /** Call before drawing all cells: removes unused texts. */
    tidy: () => {
      if (ids.size >= maxTexts) begin();
    },
    idOf: (fault: RuleMessage): string => {
      const words = wordsOf(fault);
      const known = ids.get(words);
      if (known !== undefined) return known;
      count += 1;
      const own = `${id}-fault-${String(count)}`;
      put(parent, { tag: 'span', id: own }).textContent = words;
      ids.set(words, own);
      return own;
    },
  };
};

/** Visually hidden error texts, each once, for `aria-describedby` of cells. */
export type FaultWords = ReturnType<typeof createFaultWords>;

/** The next cell with an error after (or before) a place, wrapping around once; null if there is none. */
export const nextFault = (board: GridBoard, from: Place, isBack: boolean): Place | null => {
  const { model } = board;
  const rows = model.shown();
  const width = model.columns.length;
  const total = rows.length * width;
  const start = Math.max(0, from.row) * width + Math.max(0, from.column);
  for (let step = 1; step <= total; step += 1) {
    const at = (((start + (isBack ? -step : step)) % total) + total) % total;
    const row = Math.floor(at / width);
    const column = at % width;
    if (model.faultAt(rows[row] ?? 0, column)) return { row, column };
  }
  return null;
};
