/** The board of a sheet of texts: row numbers, check boxes, and one cell for each text. */
import type { TranslateFunction } from 'react-admin';
import { isOneCell, isSamePlace, type Area, type BoardPlace } from '../board/area';
import { createBoard } from '../board/board';
import { createElement } from '../board/elements';
import type { Painter } from '../board/painter';
import type { RuleMessage } from '../../rules/message';
import type { ColumnState, GridModel } from '../types';
import { createHead } from './sheetHead';
import { createRow, rowNumber } from './sheetRow';
import { checkboxWidth, sizes } from './sizes';

/** What a grid shows beside its texts. Another appearance creates all elements again; the functions are always called. */
export interface SheetAppearance {
  readonly translate: TranslateFunction;
  readonly faultText: (fault: RuleMessage) => string;
  readonly canAdd: boolean;
  /** Accessible name of a row's check box, such as 'Choose SKU-1'. */
  readonly rowLabel: (row: number) => string;
  /** Why a row has its mark; '' if the mark's name is enough. */
  readonly rowReason: (row: number) => string;
  readonly columnState: (column: number) => ColumnState;
  readonly isHit: (row: number, column: number) => boolean;
}

/** What the head and the rows are drawn from. */
export interface SheetContext extends SheetAppearance {
  readonly model: GridModel;
  readonly faultTexts: ReturnType<typeof createFaultTexts>;
}

export const createSheetBoard = (model: GridModel, id: string) => {
  const board = createBoard({
    id,
    sizes,
    model: { columns: () => model.columns, shown: model.shown, subscribe: model.subscribe },
    painterOf: (appearance: SheetAppearance) => painterOf(model, id, appearance),
  });
  const tabs = createTabs();
  const select: typeof board.select = (area, ...more) => {
    tabs.selected(area);
    board.select(area, ...more);
  };
  return { ...board, select, model, tabs };
};

export type GridBoard = ReturnType<typeof createSheetBoard>;

/** Remembers the column where a run of Tab started: Enter returns to it in the next row, as in other spreadsheets. */
const createTabs = () => {
  let run: { readonly column: number; readonly at: BoardPlace } | null = null;
  const columnFrom = (place: BoardPlace): number =>
    run && isSamePlace(run.at, place) ? run.column : place.column;
  return {
    /** Tab moved from one cell to another. */
    note: (from: BoardPlace, to: BoardPlace) => {
      run = { column: columnFrom(from), at: to };
    },
    /** Every move but Tab ends the run, also one that comes back. */
    selected: (area: Area) => {
      if (run && !(isOneCell(area) && isSamePlace(run.at, area.active))) run = null;
    },
    columnFrom,
  };
};

const painterOf = (model: GridModel, id: string, appearance: SheetAppearance): Painter => {
  const { canAdd, translate, faultText } = appearance;
  const faultTexts = createFaultTexts({
    id,
    changed: translate('facings.grid.changed'),
    faultText,
  });
  const context: SheetContext = { ...appearance, model, faultTexts };
  const handle = document.createElement('span');
  handle.className = 'handle';
  handle.setAttribute('aria-hidden', 'true');

  return {
    headerRows: 1,
    canChoose: true,
    canAdd,
    rowHeaderWidth: ({ shown, extent }) => {
      const digits = Math.max(
        2,
        String(extent.rows).length,
        ...[0, -1].map((at) => rowNumber(model, shown.at(at) ?? 0).length),
      );
      return 40 + 8 * digits + checkboxWidth;
    },
    onPlaced: ({ style }, { widths, lefts, rowHeader }) => {
      style.setProperty('--numbers', `${String(rowHeader - checkboxWidth)}px`);
      widths.forEach((width, column) => {
        style.setProperty(`--w${String(column)}`, `${String(width)}px`);
        style.setProperty(`--x${String(column)}`, `${String(lefts[column] ?? 0)}px`);
      });
    },
    createHead: (parent, { pinned }) => {
      const head = createHead(parent, pinned, context);
      parent.append(faultTexts.element);
      return {
        ...head,
        paint: (at, scene) => {
          faultTexts.tidy();
          head.paint(at, scene);
        },
      };
    },
    createRow: (body, { pinned }) => {
      const row = createRow(body, pinned, context);
      return {
        ...row,
        paint: (at, scene) => {
          row.paint(at, scene);
          const isLast = at.position === scene.edges.bottom && scene.edges.right >= 0;
          const corner = isLast ? row.cellAt(scene.edges.right) : null;
          if (!corner && row.element.contains(handle)) handle.remove();
          if (corner && handle.parentElement !== corner) corner.append(handle);
        },
      };
    },
  };
};

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
