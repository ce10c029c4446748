/** Keyboard handling of the grid (rules 4: spreadsheet keys). */
import { areaAt, chooseColumn, headRow, isOneCell, type BoardPlace } from '../board/area';
import { listen } from '../board/elements';
import { movedBy, tabbed } from '../board/move';
import { clear, fill, toggle } from './cells';
import type { CellEditing } from './Editor';
import { hasChoices } from './options';
import type { Selecting } from './selecting';
import type { GridBoard } from './sheetBoard';
import type { Announcer } from './useAnnouncer';

/** What keys and the pointer do. */
export interface Actions {
  readonly board: GridBoard;
  readonly announcer: Announcer;
  readonly selecting: Selecting;
  readonly edit: (
    place: BoardPlace,
    how?: Partial<Pick<CellEditing, 'isTyped' | 'isOpen'>>,
  ) => void;
  readonly openFind: (isReplace: boolean) => void;
  readonly openColumnMenu: (column: number, heading: HTMLElement) => void;
  readonly openKeys: () => void;
}

/** Px by which a key press widens a column. */
const growth = 16;

const isCharacter = (key: string): boolean => /^.$/su.test(key);

/** Whether a key belongs to an input method (IME). */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  event.key === 'Process' ||
  event.key === 'Dead' ||
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has no other way to detect it
  event.keyCode === 229;

/** The next cell with an error after (or before) a place, wrapping around once; null if there is none. */
const nextFault = ({ model }: GridBoard, from: BoardPlace, isBack: boolean): BoardPlace | null => {
  const rows = model.shown();
  const width = model.columns.length;
  const total = rows.length * width;
  const start = Math.max(0, from.row) * width + Math.max(0, from.column);
  for (let step = 1; step <= total; step += 1) {
    const at = (((start + (isBack ? -step : step)) % total) + total) % total;
    const place = { row: Math.floor(at / width), column: at % width };
    if (model.faultAt(rows[place.row] ?? 0, place.column)) return place;
  }
  return null;
};

export const listenToKeys = (host: HTMLElement, actions: Actions): (() => void) => {
  const { board, announcer, selecting, edit, openFind, openColumnMenu } = actions;
  const { model } = board;
  /** After Escape, Tab leaves the grid. */
  let isLeaving = false;

  const go = (place: BoardPlace) => {
    board.select(areaAt(place));
    announcer.clear();
  };
  const travel = (step: 'undo' | 'redo') => {
    const touched = model[step]();
    if (!touched) {
      announcer.message(`nothingTo.${step}`);
      return;
    }
    const row = board.positionOf(touched.rows[0] ?? -1);
    const [column] = touched.columns;
    if (row !== -1 && column !== undefined) board.select(areaAt({ row, column }));
    else board.draw();
    announcer.done(step === 'undo' ? 'undone' : 'redone', touched);
  };
  const goToFault = (isBack: boolean) => {
    const place = nextFault(board, board.area().active, isBack);
    if (place) board.select(areaAt(place));
    else announcer.message('noFaults');
  };

  const move = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const area = board.area();
    const to = movedBy(board.extent(), shiftKey ? area.end : area.active, {
      key,
      isFar: ctrlKey || metaKey,
      page: board.page(),
      isFilled: (position, column) => {
        const row = board.rowAt(position);
        return row >= 0 && model.textAt(row, column) !== '';
      },
    });
    if (!to) return false;
    if (shiftKey && area.active.row !== headRow) {
      const end = { row: Math.max(0, to.row), column: Math.max(0, to.column) };
      selecting.select({ ...area, end }, end);
    } else go(to);
    return true;
  };
  const tab = (isBack: boolean): boolean => {
    const { active } = board.area();
    const to = isLeaving ? null : tabbed(board.extent(), active, isBack);
    if (!to) return false;
    board.tabs.note(active, to);
    go(to);
    return true;
  };
  const escape = (): boolean => {
    const area = board.area();
    if (!isOneCell(area)) board.select(areaAt(area.active));
    else if (isLeaving) return false;
    else {
      isLeaving = true;
      announcer.message('leaving');
    }
    return true;
  };

  /** With Ctrl or Cmd. */
  const command = (key: string, isShifted: boolean): boolean => {
    if (key === 'f' || key === 'h') openFind(key === 'h');
    else if (key === '/') actions.openKeys();
    else if (key === 'a') selecting.extend('all');
    else if (key === ' ') selecting.extend('columns');
    else if (key === 'd') announcer.done('filled', fill(board, 'down'));
    else if (key === 'r') announcer.done('filled', fill(board, 'right'));
    else if (key === 'z') travel(isShifted ? 'redo' : 'undo');
    else if (key === 'y') travel('redo');
    else return false;
    return true;
  };

  const pressOnHead = ({ key, altKey }: KeyboardEvent, column: number): boolean => {
    const by = key === 'ArrowLeft' ? -growth : key === 'ArrowRight' ? growth : 0;
    if (altKey && (by !== 0 || key === 'ArrowDown')) {
      const heading = host.querySelector<HTMLElement>('.heading.active');
      if (column === chooseColumn || !heading) return false;
      if (by !== 0)
        announcer.message('width', { px: board.resize(column, board.widthOf(column) + by) });
      else openColumnMenu(column, heading);
    } else if (key !== ' ' && key !== 'Enter') return false;
    else if (column === chooseColumn) selecting.choose(headRow, false);
    else selecting.extend('columns');
    return true;
  };
  /** Turns on/off cells. Returns false if the active cell is none. */
  const turn = (): boolean => {
    const touched = toggle(board);
    if (touched) announcer.done('changed', touched);
    return touched !== null;
  };
  const pressOnCell = (event: KeyboardEvent, active: BoardPlace): boolean => {
    const { key, shiftKey } = event;
    const column = model.columns[active.column];
    if (!column) {
      if (key !== ' ' && key !== 'Enter') return false;
      selecting.choose(active.row, shiftKey);
    } else if (key === ' ' && shiftKey) selecting.extend('rows');
    else if (key === 'Delete' || key === 'Backspace') announcer.done('cleared', clear(board));
    else if ((key === ' ' || key === 'Enter') && turn()) return true;
    else if (key === 'F2' || key === 'Enter') edit(active, { isOpen: hasChoices(column) });
    else {
      // Not prevented: the browser writes the character into the input, which has the focus by then.
      if (isComposing(event) || isCharacter(key)) edit(active, { isTyped: true });
      return false;
    }
    return true;
  };

  /** Returns true if the key was handled. */
  const press = (event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const { active } = board.area();
    const isInHead = active.row === headRow;
    if (key === 'Escape') return escape();
    if (key === 'Tab') return tab(shiftKey);
    if (key !== 'Shift') isLeaving = false;
    if (isInHead && pressOnHead(event, active.column)) return true;
    if (altKey && key === 'ArrowDown' && !isInHead && active.column >= 0) {
      edit(active, { isOpen: true });
      return true;
    }
    if (key === 'F8') {
      goToFault(shiftKey);
      return true;
    }
    if (altKey && !isComposing(event) && !isCharacter(key)) return false;
    if (move(event)) return true;
    if ((ctrlKey || metaKey) && !altKey) return command(key.toLowerCase(), shiftKey);
    return !isInHead && pressOnCell(event, active);
  };

  return listen(host, {
    keydown: (event) => {
      if (!press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Tab moves between cells again.
    focus: () => {
      isLeaving = false;
    },
  });
};
