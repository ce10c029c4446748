/** Typing, filling, copying and pasting in the par mode. */
import type { TranslateFunction } from 'react-admin';
import {
  areaAt,
  edgesOf,
  headRow,
  isOneCell,
  type BoardPlace,
  type Corners,
} from '../../lib/grid/board/area';
import { listen } from '../../lib/grid/board/elements';
import { readTsv, writeTsv } from '../../lib/grid/grid/clipboard';
import { isComposing } from '../../lib/grid/grid/keys';
import { readAmount } from '../../lib/rules/amountRule';
import { styleOf, typedNumber } from '../../lib/text/numbers';
import { createAmountEditor } from './amountEditor';
import { amountAt, type CellAmount } from './amounts';
import { matrixBlockOf } from './layout';
import type { MatrixBoard } from './matrixBoard';
import { cellAt, type MatrixCellState } from './model';
import type { MatrixStore } from './store';

interface AmountInputArgs {
  readonly store: MatrixStore;
  readonly board: MatrixBoard;
  readonly translate: TranslateFunction;
  /** In which the person writes numbers. */
  readonly locale: string;
  readonly announce: (text: string) => void;
}

const beginsNumber = /^[\d.,-]$/;

export const createAmountInput = (
  host: HTMLElement,
  { store, board, translate, locale, announce }: AmountInputArgs,
) => {
  const { matrix, matrixData } = store;
  const text = (key: string, values?: Readonly<Record<string, unknown>>) =>
    translate(`facings.matrix.par.${key}`, values);
  const label = translate('facings.amounts.par.label');
  const read = (typed: string) => readAmount(typed, { label, locale, style: styleOf(locale) });
  const faultOf = (typed: string): string | null => {
    const found = read(typed);
    return found.type === 'fault' ? translate(found.fault.key, found.fault.values) : null;
  };
  const isLinked = (place: MatrixCellState) => matrix.planned[cellAt(matrix, place)] === 1;
  const placeOf = ({ row, column }: MatrixCellState): BoardPlace | null => {
    const { rows, columns } = board.layout();
    const at = {
      row: rows.indexOf(row),
      column: columns.findIndex(
        (candidate) => candidate.kind === 'zone' && candidate.zone === column,
      ),
    };
    return at.row < 0 || at.column < 0 ? null : at;
  };
  const zoneAt = (column: number): number | null => {
    const at = board.layout().columns[column];
    return at?.kind === 'zone' ? at.zone : null;
  };

  /** Plans amounts and says how many cells changed, and what was left out. */
  const plan = (entries: readonly CellAmount[], leftOut: readonly string[] = []) => {
    const changed = store.plan(entries);
    const unread = entries.some(({ column }) => !store.hasAmounts(column));
    const isHeld = entries.some((entry) => matrix.held[entry.row] === 1 && !isLinked(entry));
    announce(
      [
        changed === 0
          ? translate('facings.matrix.nothingTurned')
          : text('set', { smart_count: changed }),
        ...(unread ? [text('reading')] : []),
        ...(isHeld ? [translate('facings.matrix.held')] : []),
        ...leftOut,
      ].join(' '),
    );
  };
  const cellsIn = (area: Corners): readonly MatrixCellState[] => {
    const { rows, columns } = matrixBlockOf(board.layout(), area);
    return rows.flatMap((row) => columns.map((column) => ({ row, column })));
  };
  /** Sets one amount in all these cells. An empty text sets existing links to 0. */
  const fill = (all: readonly MatrixCellState[], typed: string) => {
    const found = read(typed);
    if (found.type === 'fault') {
      announce(faultOf(typed) ?? '');
      return;
    }
    const cells = typed.trim() === '' ? all.filter(isLinked) : all;
    plan(cells.map((cell) => ({ ...cell, amount: found.amount })));
  };

  const editor = createAmountEditor({
    frame: host.parentElement ?? host,
    board,
    faultOf,
    onDone: (typed, cells, next) => {
      if (cells.length > 0) fill(cells, typed);
      if (next === 'stay') return;
      const area = board.area();
      const { active } = area;
      const step = next === 'down' ? 1 : -1;
      const row = Math.max(0, Math.min(board.extent().rows - 1, active.row + step));
      board.select(isOneCell(area) ? areaAt({ ...active, row }) : area);
    },
    onCancel: () => board.select(board.area()),
  });

  const open = (place: BoardPlace, typed?: string): boolean => {
    const zone = zoneAt(place.column);
    const row = board.rowAt(place.row);
    if (zone === null || row < 0 || place.row === headRow) return false;
    if (!store.hasAmounts(zone)) {
      announce(text('reading'));
      return true;
    }
    const cell = { row, column: zone };
    const current = isLinked(cell) ? typedNumber(amountAt(matrix, cell) ?? 0, locale) : '';
    editor.open({
      place: () => placeOf(cell),
      cells: cellsIn(board.area()),
      label: text('edit', {
        product: matrixData.products[row]?.sku ?? '',
        zone: matrixData.zones[zone]?.name ?? '',
      }),
      text: typed ?? current,
      isTyped: typed !== undefined,
    });
    return true;
  };

  /** Writes a table of numbers at the top left of the selection; blank cells change nothing. */
  const paste = (table: readonly (readonly string[])[]) => {
    const area = board.area();
    const [first = []] = table;
    if (table.length === 1 && first.length === 1) {
      fill(cellsIn(area), first[0] ?? '');
      return;
    }
    const { top, left } = edgesOf(area);
    const layout = board.layout();
    const { rows } = layout;
    // The same columns as a copy has: also the zones of collapsed regions.
    const { columns: zones } = matrixBlockOf(layout, {
      start: { row: 0, column: left },
      end: { row: 0, column: layout.columns.length - 1 },
    });
    const entries: CellAmount[] = [];
    let [faults, outside] = [0, 0];
    table.forEach((cells, down) =>
      cells.forEach((typed, across) => {
        if (typed.trim() === '') return;
        const [row, column] = [rows[Math.max(0, top) + down], zones[across]];
        const found = read(typed);
        if (row === undefined || column === undefined) outside += 1;
        else if (found.type === 'fault') faults += 1;
        else entries.push({ row, column, amount: found.amount });
      }),
    );
    plan(entries, [
      ...(faults > 0 ? [text('notNumbers', { smart_count: faults })] : []),
      ...(outside > 0 ? [text('outside', { smart_count: outside })] : []),
    ]);
  };
  const copied = (): string => {
    const { rows, columns } = matrixBlockOf(board.layout(), board.area());
    return writeTsv(
      rows.map((row) =>
        columns.map((column) => {
          const amount = amountAt(matrix, { row, column });
          return amount !== undefined && isLinked({ row, column })
            ? typedNumber(amount, locale)
            : '';
        }),
      ),
    );
  };

  const isHere = () => host.contains(document.activeElement);
  const allow = (event: Event) => {
    if (isHere()) event.preventDefault();
  };
  const stopListening = listen(document, {
    // Some browsers fire no events of the clipboard without a text selection unless these are handled.
    beforecopy: allow,
    beforepaste: allow,
    copy: (event) => {
      if (!isHere() || !event.clipboardData) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', copied());
    },
    paste: (event) => {
      if (!isHere() || !event.clipboardData) return;
      event.preventDefault();
      paste(readTsv(event.clipboardData.getData('text/plain')));
    },
  });

  return {
    open,
    /** Returns false for keys that do nothing here. */
    press: (event: KeyboardEvent): boolean => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isComposing(event)) return false;
      const area = board.area();
      if (beginsNumber.test(key)) return open(area.active, key);
      if (key === 'Enter' || key === 'F2') return open(area.active);
      if (key !== 'Delete' && key !== 'Backspace') return false;
      fill(cellsIn(area), '');
      return true;
    },
    stop: () => {
      editor.close();
      stopListening();
    },
  };
};
