/** Writes the visible part of the sheet into reused elements, and rewrites only what changed. */
import type { GridModel } from '../types';
import { chooseColumn, edgesOf, headRow, type Area, type Extent } from './area';
import { createFaultWords, type FaultWords } from './faultWords';
import { paintHead, putHead, type HeadSlot, type Share } from './headRow';
import { chooseWidth, rowHeight, sheetHeightOf, spare, widthOfNumbers } from './layout';
import { rowNumber, type GridWords, type Look } from './look';
import { paintRow } from './paintRow';
import { putRow, type PoolShape, type RowSlot } from './rowPool';
import type { createViewport } from './viewport';

/** Elements that React creates and the board fills. */
export interface Stage {
  /** The scrolling grid element. */
  readonly host: HTMLElement;
  readonly sheet: HTMLElement;
  readonly head: HTMLElement;
  readonly body: HTMLElement;
  /** Visually hidden texts. */
  readonly words: HTMLElement;
}

interface Scene {
  readonly stage: Stage;
  readonly look: Look;
  readonly shown: Uint32Array;
  readonly area: Area;
  readonly extent: Extent;
}

interface DrawingArgs {
  readonly model: GridModel;
  readonly id: string;
  readonly sight: ReturnType<typeof createViewport>;
}

/** Milliseconds without a drawing before the rows are put in DOM order. */
const reorderDelay = 150;

const newHandle = (): HTMLElement => {
  const handle = document.createElement('span');
  handle.className = 'handle';
  handle.setAttribute('aria-hidden', 'true');
  return handle;
};

/** Whether all, some or none of the rows shown are chosen; stops as early as possible. */
const shareOf = (model: GridModel, shown: Uint32Array): Share => {
  let [some, all] = [false, shown.length > 0];
  for (const row of shown) {
    if (model.isChosen(row)) some = true;
    else all = false;
    if (some && !all) return 'some';
  }
  return all ? 'all' : 'none';
};

export const createDrawing = ({ model, id, sight }: DrawingArgs) => {
  const { columns } = model;
  const handle = newHandle();
  let scene: Scene | null = null;
  let head: HeadSlot | null = null;
  let pool: RowSlot[] = [];
  let shape: PoolShape = { columns, pinned: -1, canChoose: false };
  let faultWords: FaultWords | null = null;
  let spoken: GridWords | null = null;
  let placed = '';
  let pointed: Element | null = null;
  let share: Share = 'none';
  let shared: { readonly shown: Uint32Array; readonly choices: number } | null = null;
  /** Which row of the pool is first in the DOM. */
  let ordered = 0;
  let ordering: ReturnType<typeof setTimeout> | undefined;
  /**
   * Number of extra rows above and below the viewport. 0 for the first drawing, so that the visible rows appear sooner.
   */
  let beyond = 0;
  let widening: ReturnType<typeof setTimeout> | undefined;

  /**
   * Updates the header's check box. It reads up to a hundred thousand rows, so it runs only if a choice may have
   * changed, and never during a key press.
   */
  const tellShare = (shown: Uint32Array) => {
    const choices = model.choices();
    if (shared?.shown === shown && shared.choices === choices) return;
    shared = { shown, choices };
    share = choices === 0 ? 'none' : shareOf(model, shown);
  };

  /** Sets the sizes of the sheet and its columns. */
  const place = ({
    stage,
    look,
    extent,
    shown,
  }: Pick<Scene, 'stage' | 'look' | 'extent' | 'shown'>) => {
    const numbers = widthOfNumbers(
      Math.max(
        String(extent.rows).length,
        ...[0, -1].map((at) => rowNumber(model, shown.at(at) ?? 0).length),
      ),
      look.showMarks,
    );
    const { lefts, pinned, pinnedWidth, width, widths } = sight.place(
      extent.rows,
      numbers + (look.canChoose ? chooseWidth : 0),
    );
    const placing = [...widths, pinned, pinnedWidth, extent.rows].join(' ');
    if (placing === placed) return;
    placed = placing;
    const { sheet, body, host } = stage;
    sheet.style.width = `${String(width)}px`;
    sheet.style.setProperty('--lead', `${String(pinnedWidth)}px`);
    sheet.style.setProperty('--numbers', `${String(numbers)}px`);
    widths.forEach((own, column) => {
      sheet.style.setProperty(`--w${String(column)}`, `${String(own)}px`);
      sheet.style.setProperty(`--x${String(column)}`, `${String(lefts[column] ?? 0)}px`);
    });
    body.style.height = `${String(sheetHeightOf(extent.rows))}px`;
    host.setAttribute('aria-rowcount', String(extent.rows + 1));
    host.setAttribute('aria-colcount', String(columns.length + (look.canChoose ? 2 : 1)));
  };

  /** Creates elements for as many rows as are visible. */
  const build = ({ stage, look, extent }: Scene) => {
    const { canChoose, words } = look;
    const { pinned } = sight.layout();
    const isNew = shape.pinned !== pinned || shape.canChoose !== canChoose || spoken !== words;
    if (!head || isNew) {
      shape = { columns, pinned, canChoose };
      spoken = words;
      faultWords = createFaultWords({
        parent: stage.words,
        id,
        changed: words.changed,
        wordsOf: words.fault,
      });
      head = putHead(stage.head, shape, look);
      stage.body.replaceChildren();
      pool = [];
      ordered = 0;
    }
    const fitting = Math.ceil(sight.rowsHeight() / rowHeight) + 1 + 2 * beyond;
    const needed = Math.min(extent.rows, fitting);
    if (pool.length === needed) return;
    while (pool.length < needed) pool.push(putRow(stage.body, shape));
    for (const slot of pool.splice(needed)) slot.element.remove();
    stage.body.append(...pool.map(({ element }) => element));
    ordered = 0;
  };

  /**
   * Puts the rows in DOM order, which screen readers use, after a pause in drawing. Drawing itself rewrites rows in
   * place.
   */
  const order = () => {
    const count = pool.length;
    const body = scene?.stage.body;
    const wanted =
      pool.reduce((least, { position }) => Math.min(least, position), Infinity) % count;
    if (!body || !(wanted >= 0) || wanted === ordered) return;
    const forward = (wanted - ordered + count) % count;
    const isForward = forward <= count / 2;
    const moved = Array.from({ length: isForward ? forward : count - forward }, (_, step) => {
      const at = isForward ? ordered + step : wanted + step;
      return pool[at % count]?.element ?? body;
    });
    if (isForward) body.append(...moved);
    else body.prepend(...moved);
    ordered = wanted;
  };
  const orderSoon = () => {
    clearTimeout(ordering);
    ordering = setTimeout(order, reorderDelay);
  };

  /** Sets the active cell for assistive technology. */
  const point = ({ stage, area: { active } }: Scene) => {
    const slot = pool.find(({ position }) => position === active.row);
    const heading = active.column === chooseColumn ? head?.box : head?.cells[active.column];
    const cell = active.column === chooseColumn ? slot?.box : slot?.cells[active.column]?.element;
    const element = (active.row === headRow ? heading : cell) ?? null;
    const activeId = `${id}-at-${String(active.row)}-${String(active.column)}`;
    if (pointed === element && (!element || element.id === activeId)) return;
    pointed?.removeAttribute('id');
    pointed = element;
    if (element) {
      element.id = activeId;
      stage.host.setAttribute('aria-activedescendant', activeId);
    } else stage.host.removeAttribute('aria-activedescendant');
  };

  const paint = (at: Scene, isEvery: boolean) => {
    if (!head || !faultWords) return;
    const { look, shown, area, extent } = at;
    const edges = edgesOf(area);
    if (isEvery) faultWords.tidy();
    const inSight = Math.floor(sight.rowsTop() / rowHeight) - beyond;
    const first = Math.max(0, Math.min(inSight, extent.rows - pool.length));
    const shift = sight.shift();
    const painted = { model, look, area, edges, faultWords, widths: sight.widths };
    for (let position = first; position < first + pool.length; position += 1) {
      const slot = pool[position % pool.length];
      const top = position * rowHeight + shift;
      if (!slot || (!isEvery && slot.position === position && slot.top === top)) continue;
      paintRow(slot, { position, row: shown[position] ?? -1, top }, painted);
    }
    orderSoon();
    if (isEvery) paintHead(head, { area, edges, share, look });
    const corner = pool.find(({ position }) => position === edges.bottom)?.cells[edges.right];
    if (!corner) handle.remove();
    else if (handle.parentElement !== corner.element) corner.element.append(handle);
    point(at);
  };

  const widenSoon = () => {
    clearTimeout(widening);
    widening = setTimeout(() => {
      beyond = spare;
      if (!scene) return;
      build(scene);
      paint(scene, true);
    }, reorderDelay);
  };

  return {
    place,
    draw: (next: Scene) => {
      scene = next;
      if (next.look.canChoose) tellShare(next.shown);
      place(next);
      build(next);
      paint(next, true);
      if (beyond === 0) widenSoon();
    },
    /** Draws what was scrolled into view. */
    scroll: () => {
      if (scene) paint(scene, false);
    },
    clear: () => {
      clearTimeout(ordering);
      clearTimeout(widening);
      beyond = 0;
      scene = null;
      head = null;
      pool = [];
      placed = '';
    },
  };
};
