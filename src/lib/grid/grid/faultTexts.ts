import type { RuleMessage } from '../../rules/message';
import { createElement } from '../board/elements';

/** Above this number of texts, `tidy` starts over, since texts of fixed errors accumulate. */
const maxTexts = 400;

interface FaultTextsArgs {
  readonly id: string;
  /** Describes changed cells. */
  readonly changed: string;
  readonly faultText: (fault: RuleMessage) => string;
}

/** Hidden texts, each once, for `aria-describedby` of cells. */
export const createFaultTexts = ({ id, changed, faultText }: FaultTextsArgs) => {
  const element = document.createElement('div');
  element.hidden = true;
  const ids = new Map<string, string>();
  let count = 0;
  const idOf = (text: string): string => {
    const existing = ids.get(text);
    if (existing !== undefined) return existing;
    count += 1;
    const textId = `${id}-text-${String(count)}`;
    createElement(element, { tag: 'span', id: textId, text });
    ids.set(text, textId);
    return textId;
  };
  return {
    element,
    /** Ids of the texts that describe a cell, separated by spaces; '' if there are none. */
    describe: (fault: RuleMessage | null, isChanged: boolean): string => {
      if (!fault) return isChanged ? idOf(changed) : '';
      return isChanged ? `${idOf(faultText(fault))} ${idOf(changed)}` : idOf(faultText(fault));
    },
    /** Call before drawing all cells: removes unused texts. */
    tidy: () => {
      if (ids.size < maxTexts) return;
      ids.clear();
      element.replaceChildren();
    },
  };
};
