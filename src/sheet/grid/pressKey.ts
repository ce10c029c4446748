/** Keyboard handling of the grid (rules 4: spreadsheet keys). */
import { movedBy, tabbed, type Actions } from '../board/move';
import { areaAt, chooseColumn, edgesOf, headRow, isOneCell, type Area } from '../board/area';
import { clear, fill } from './cells';
import { nextFault } from './faultWords';
import { hasChoices, toggle } from './options';
import { isComposing } from './look';

/** Px by which a key press widens a column. */
const growth = 16;

/** Whether a key is a printable character. */
const isSign = (key: string): boolean => /^.$/su.test(key);

const createKeys = (actions: Actions) => {
  const { board, tell, edit } = actions;
  /** After Escape, Tab leaves the grid. */
  let isLeaving = false;

  const tellSelected = () => {
    const { top, bottom, left, right } = edgesOf(board.area());
    tell.selected(bottom - top + 1, right - left + 1);
  };
  const select = (area: Area, inSight: Area['active'] | null) => {
    board.select(area, inSight);
    tellSelected();
  };
  const spanColumns = () => {
    const { active, start, end } = board.area();
    const last = board.model.shown().length - 1;
    select(
      {
        active: { row: Math.max(0, active.row), column: active.column },
        start: { row: 0, column: start.column },
        end: { row: Math.max(0, last), column: end.column },
      },
      null,
    );
  };
  const spanRows = () => {
    const { active, start, end } = board.area();
    const column = board.extent().columns - 1;
    select(
      {
        active,
        start: { row: Math.max(0, start.row), column: 0 },
        end: { row: Math.max(0, end.row), column },
      },
      null,
    );
  };
  const selectAll = () => {
    const { active } = board.area();
    const last = { row: board.model.shown().length - 1, column: board.extent().columns - 1 };
    select({ active, start: { row: 0, column: 0 }, end: last }, null);
  };
  const travel = (step: 'undo' | 'redo') => {
    const touched = board.model[step]();
    if (!touched) {
      tell.words(`nothingTo.${step}`);
      return;
    }
    const row = board.positionOf(touched.rows[0] ?? -1);
    const column = touched.columns[0];
    if (row !== -1 && column !== undefined) board.select(areaAt({ row, column }));
    else board.draw();
    tell.done(step === 'undo' ? 'undone' : 'redone', touched);
  };
  const goToFault = (isBack: boolean) => {
    const place = nextFault(board, board.area().active, isBack);
    if (place) board.select(areaAt(place));
    else tell.words('noFaults');
  };

  const go = (place: Area['active']) => {
    board.select(areaAt(place));
    tell.say('');
  };

  const move = (event: KeyboardEvent): boolean => {
    const area = board.area();
    const extent = board.extent();
    const from = event.shiftKey ? area.end : area.active;
    const to = movedBy(extent, from, {
      key: event.key,
      isFar: event.ctrlKey || event.metaKey,
      page: board.page(),
      isFilled: (row, column) => {
        const number = board.rowAt(row);
        return number >= 0 && board.model.textAt(number, column) !== '';
      },
    });
    if (!to) return false;
    if (event.shiftKey && area.active.row !== headRow) {
      const end = { row: Math.max(0, to.row), column: Math.max(0, to.column) };
      select({ ...area, end }, end);
    } else go(to);
    return true;
  };

  const tab = (event: KeyboardEvent): boolean => {
    const to = isLeaving ? null : tabbed(board.extent(), board.area().active, event.shiftKey);
    if (to) {
      board.tabs.note(board.area().active, to);
      go(to);
    }
    return to !== null;
  };

  const escape = (): boolean => {
    if (actions.hideNote()) return true;
    const area = board.area();
    if (!isOneCell(area)) {
      board.select(areaAt(area.active));
      return true;
    }
    if (isLeaving) return false;
    isLeaving = true;
    tell.words('leaving');
    return true;
  };

  const onHead = ({ key, altKey }: KeyboardEvent): boolean => {
    const { column } = board.area().active;
    if (altKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      if (column === chooseColumn) return false;
      const by = key === 'ArrowLeft' ? -growth : growth;
      tell.words('width', { px: board.resize(column, board.widthOf(column) + by) });
      return true;
    }
    if (altKey && key === 'ArrowDown')
      return column !== chooseColumn && actions.openColumnMenu(column);
    if (key !== ' ' && key !== 'Enter') return false;
    if (column === chooseColumn) actions.choose(headRow, false);
    else spanColumns();
    return true;
  };

  const command = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (key === 'f' || key === 'h') {
      if (!actions.openFind) return false;
      actions.openFind(key === 'h');
    } else if (key === '/') {
      actions.openKeys();
    } else if (key === 'a') selectAll();
    else if (key === 'd') tell.done('filled', fill(board, 'down'));
    else if (key === 'r') tell.done('filled', fill(board, 'right'));
    else if (key === 'z') travel(event.shiftKey ? 'redo' : 'undo');
    else if (key === 'y') travel('redo');
    else if (key === ' ') spanColumns();
    else return false;
    return true;
  };

  const onCell = (event: KeyboardEvent): boolean => {
    const { active } = board.area();
    if (active.column === chooseColumn) {
      if (event.key !== ' ' && event.key !== 'Enter') return false;
      actions.choose(active.row, event.shiftKey);
      return true;
    }
    switch (event.key) {
      case ' ':
        if (event.shiftKey) {
          spanRows();
          return true;
        }
        break;
      case 'F2':
        edit(active, { isOpen: isChoice() });
        return true;
      case 'Enter':
        if (board.model.columns[active.column]?.kind === 'onOff' && turn()) return true;
        edit(active, { isOpen: isChoice() });
        return true;
      case 'Delete':
      case 'Backspace':
        tell.done('cleared', clear(board));
        return true;
    }
    if (event.key === ' ' && turn()) return true;
    if (isComposing(event) || isSign(event.key)) {
      // Not prevented: the browser writes the character into the input, which has the focus by then.
      edit(active, { text: '' });
    }
    return false;
  };
  const isChoice = (): boolean => {
    const column = board.model.columns[board.area().active.column];
    return column !== undefined && hasChoices(column);
  };
  const turn = (): boolean => {
    const touched = toggle(board);
    if (touched) tell.done('changed', touched);
    return touched !== null;
  };

  /** Returns true if the key was handled. */
  const press = (event: KeyboardEvent): boolean => {
    const { key, altKey } = event;
    const { active } = board.area();
    if (key === 'Escape') return escape();
    if (key === 'Tab') return tab(event);
    if (key !== 'Shift') isLeaving = false;
    if (active.row === headRow && onHead(event)) return true;
    if (altKey && key === 'ArrowDown' && active.row !== headRow && active.column >= 0) {
      edit(active, { isOpen: true });
      return true;
    }
    if (key === 'F8') {
      goToFault(event.shiftKey);
      return true;
    }
    if (altKey && !isComposing(event) && !isSign(key)) return false;
    if (move(event)) return true;
    if ((event.ctrlKey || event.metaKey) && !altKey) return command(event);
    return active.row === headRow ? false : onCell(event);
  };
  return {
    press,
    /** The grid received focus: Tab moves between cells again. */
    enter: () => {
      isLeaving = false;
    },
  };
};

export const listenToKeys = (host: HTMLElement, actions: Actions): (() => void) => {
  const { press, enter } = createKeys(actions);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  host.addEventListener('keydown', onKeyDown);
  host.addEventListener('focus', enter);
  return () => {
    host.removeEventListener('keydown', onKeyDown);
    host.removeEventListener('focus', enter);
  };
};
