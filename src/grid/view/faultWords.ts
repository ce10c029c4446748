/** Visually hidden error texts, each once, for `aria-describedby` of cells. */
import type { RuleMessage } from '../../schema/rules/message';
import { put } from './element';

export interface FaultWords {
  readonly idOf: (fault: RuleMessage) => string;
  readonly changedId: string;
  /** Call before drawing all cells: removes unused texts. */
  readonly tidy: () => void;
}

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
}): FaultWords => {
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
    tidy: () => {
      if (ids.size >= maxTexts) begin();
    },
    idOf: (fault) => {
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
