/** Paints a sheet of texts: row numbers, check boxes, and one cell for each text. */
import type { GridModel } from '../types';
import type { DrawnRow, Painter, RowNumbers, Scene } from '../board/drawing';
import { put } from '../board/elements';
import { createFaultWords, type FaultWords } from './faultWords';
import { paintHead, putHead, type Share } from './headRow';
import { chooseWidth, widthOfNumbers } from '../board/layout';
import { rowNumber, type GridWords, type Look } from './look';
import { paintRow } from './paintRow';
import { leadCount, putRow, type PoolShape } from './rowPool';

/** Whether all, some or none of the rows shown are chosen; stops as early as possible. */
const shareOf = (model: GridModel, shown: RowNumbers): Share => {
  let [some, all] = [false, shown.length > 0];
  for (const row of shown) {
    if (model.isChosen(row)) some = true;
    else all = false;
    if (some && !all) return 'some';
  }
  return all ? 'all' : 'none';
};

/**
 * The state of the header's check box. It reads up to a hundred thousand rows, so it is computed only if a choice may
 * have changed, and never during a key press.
 */
const createShare = (model: GridModel) => {
  let known: { readonly shown: RowNumbers; readonly choices: number } | null = null;
  let share: Share = 'none';
  return (shown: RowNumbers): Share => {
    const choices = model.choices();
    if (known?.shown !== shown || known.choices !== choices) {
      known = { shown, choices };
      share = choices === 0 ? 'none' : shareOf(model, shown);
    }
    return share;
  };
};

const newHandle = (): HTMLElement => {
  const handle = document.createElement('span');
  handle.className = 'handle';
  handle.setAttribute('aria-hidden', 'true');
  return handle;
};

interface Drawn {
  readonly shape: PoolShape;
  readonly spoken: GridWords;
  readonly faultWords: FaultWords;
}

export const createSheetPainter = ({
  model,
  id,
}: {
  readonly model: GridModel;
  readonly id: string;
}): Painter<Look> => {
  const { columns } = model;
  const handle = newHandle();
  const shareIn = createShare(model);
  let look: Look | null = null;
  let drawn: Drawn | null = null;
  let numbers = 0;
  let widths: readonly number[] = [];

  const canChoose = () => look?.canChoose === true;

  const paint = (
    slot: ReturnType<typeof putRow>,
    at: Parameters<DrawnRow['paint']>[0],
    scene: Scene,
  ) => {
    if (!look || !drawn) return;
    paintRow(slot, at, { ...scene, model, look, widths, faultWords: drawn.faultWords });
    const corner = slot.cells[scene.edges.right]?.element;
    if (corner && at.position === scene.edges.bottom) {
      if (handle.parentElement !== corner) corner.append(handle);
    } else if (slot.element.contains(handle)) handle.remove();
  };

  return {
    dress: (next) => {
      look = next;
    },
    hasFocusInCells: false,
    hasManyColumns: false,
    extent: (rows) => ({
      rows: rows + (look?.canAdd === true ? 1 : 0),
      columns: columns.length,
      canChoose: canChoose(),
    }),
    heads: () => ({ rows: 1, columns: leadCount({ canChoose: canChoose() }) }),
    leadWidth: ({ shown, extent }) => {
      const digits = Math.max(
        String(extent.rows).length,
        ...[0, -1].map((at) => rowNumber(model, shown.at(at) ?? 0).length),
      );
      numbers = widthOfNumbers(digits, look?.showMarks === true);
      return numbers + (canChoose() ? chooseWidth : 0);
    },
    onPlaced: ({ sheet }, layout) => {
      ({ widths } = layout);
      sheet.style.setProperty('--numbers', `${String(numbers)}px`);
      widths.forEach((own, column) => {
        sheet.style.setProperty(`--w${String(column)}`, `${String(own)}px`);
        sheet.style.setProperty(`--x${String(column)}`, `${String(layout.lefts[column] ?? 0)}px`);
      });
    },
    begin: ({ pinned }) => {
      drawn?.faultWords.tidy();
      return (
        drawn?.shape.pinned !== pinned ||
        drawn.shape.canChoose !== canChoose() ||
        drawn.spoken !== look?.words
      );
    },
    putHead: ({ head, host }, { pinned }) => {
      if (!look) throw new Error('The grid is drawn before it is known how it looks.');
      const shape = { columns, pinned, canChoose: canChoose() };
      const { words } = look;
      host.querySelector('.words')?.remove();
      const faultWords = createFaultWords({
        parent: put(host, { className: 'words', hidden: '' }),
        id,
        changed: words.changed,
        wordsOf: words.fault,
      });
      drawn = { shape, spoken: words, faultWords };
      const slot = putHead(head, shape, look);
      return {
        paint: ({ area, edges, shown }) => {
          if (look)
            paintHead(slot, { area, edges, look, share: canChoose() ? shareIn(shown) : 'none' });
        },
        cellAt: (column) => (column < 0 ? slot.box : slot.cells[column]) ?? null,
      };
    },
    putRow: (body) => {
      if (!drawn) throw new Error('The rows of a grid are drawn before its head.');
      const slot = putRow(body, drawn.shape);
      return {
        element: slot.element,
        paint: (at, scene) => {
          paint(slot, at, scene);
        },
        cellAt: (column) => (column < 0 ? slot.box : slot.cells[column]?.element) ?? null,
      };
    },
  };
};
