/** The input over a cell in the par mode. It shows what is wrong while it is open, and keeps what is typed. */
import { createElement, listen, setOrRemoveAttribute } from '../../lib/grid/board/elements';
import { areaAt, type BoardPlace } from '../../lib/grid/board/area';
import type { MatrixBoard } from './matrixBoard';
import type { MatrixCellState } from './model';

interface EditorArgs {
  /** The positioned element around the grid. */
  readonly frame: HTMLElement;
  readonly board: MatrixBoard;
  /** Why a text is no amount; null if it is one. */
  readonly faultOf: (text: string) => string | null;
  /** Called with the text of a valid amount, and the cells that get it: none if the text was not changed. */
  readonly onDone: (
    text: string,
    cells: readonly MatrixCellState[],
    next: 'down' | 'up' | 'stay',
  ) => void;
  readonly onCancel: () => void;
}

interface Opening {
  /** Where the cell is now; null if it is not listed. */
  readonly place: () => BoardPlace | null;
  /** The selected cells. Filters may list others in their place before the text is valid. */
  readonly cells: readonly MatrixCellState[];
  /** Accessible name. */
  readonly label: string;
  readonly text: string;
  /** Typed over the cell, rather than opened to be edited. */
  readonly isTyped: boolean;
}

/** Of the message; there is one input at a time. */
const faultId = 'matrix-amount-fault';

/** Minimum width of the input in px. */
const minWidth = 64;

export const createAmountEditor = ({ frame, board, faultOf, onDone, onCancel }: EditorArgs) => {
  let close: (() => void) | null = null;
  let input: HTMLElement | null = null;
  let opened: Opening | null = null;

  const open = (opening: Opening) => {
    // An invalid text is not lost by editing another cell, unless its own is no longer listed.
    const earlier = opened?.place();
    if (earlier) {
      board.select(areaAt(earlier));
      input?.focus();
      return;
    }
    close?.();
    opened = opening;
    const { place, cells, label, text, isTyped } = opening;
    const box = createElement(frame, { className: 'matrix-amount' });
    const field = createElement(box, {
      tag: 'input',
      type: 'text',
      inputmode: 'decimal',
      autocomplete: 'off',
      'aria-label': label,
      'aria-describedby': faultId,
    }) as HTMLInputElement;
    const fault = createElement(box, { tag: 'p', id: faultId, role: 'alert' });
    input = field;
    field.value = text;
    const follow = () => {
      const now = place();
      const at = now && board.boxOf(now);
      box.style.visibility = at ? '' : 'hidden';
      if (!at) return;
      const width = Math.max(minWidth, at.width + 1);
      const left = Math.min(at.left, Math.max(0, board.size().width - width - 4));
      Object.assign(box.style, {
        left: `${String(left)}px`,
        top: `${String(at.top)}px`,
        width: `${String(width)}px`,
      });
    };
    const stopFollowing = board.onDrawn(follow);
    let isClosed = false;
    const end = () => {
      if (isClosed) return;
      isClosed = true;
      close = null;
      input = null;
      opened = null;
      stopFollowing();
      stopListening();
      box.remove();
    };
    /** If the text is no amount, the input stays. */
    const commit = (next: 'down' | 'up' | 'stay') => {
      const typed = field.value;
      const reason = faultOf(typed);
      if (reason !== null) {
        setOrRemoveAttribute(field, 'aria-invalid', 'true');
        fault.textContent = reason;
        return;
      }
      end();
      // Looking at a value sets it in no other cell.
      onDone(typed, isTyped || typed !== text ? cells : [], next);
    };
    const stopListening = listen(box, {
      keydown: (event) => {
        event.stopPropagation();
        const { key, shiftKey, isComposing } = event;
        if (isComposing) return;
        const isArrow = isTyped && (key === 'ArrowDown' || key === 'ArrowUp');
        if (key === 'Enter' || isArrow) commit(shiftKey || key === 'ArrowUp' ? 'up' : 'down');
        else if (key === 'Escape') {
          end();
          onCancel();
        } else return;
        event.preventDefault();
      },
      input: () => {
        setOrRemoveAttribute(field, 'aria-invalid', null);
        fault.textContent = '';
      },
      focusout: ({ relatedTarget }) => {
        // If the window loses the focus, the edit goes on when it is back.
        if (isClosed || (relatedTarget === null && !document.hasFocus())) return;
        commit('stay');
      },
    });
    close = end;
    follow();
    field.focus({ preventScroll: true });
    if (isTyped) field.setSelectionRange(text.length, text.length);
    else field.select();
  };

  return { open, close: () => close?.() };
};
