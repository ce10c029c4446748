/** Writes one row of the model into one row of elements; unchanged parts are not touched. */
import type { GridColumn, GridModel } from '../types';
import { chooseColumn, isInside, type Edges, type Place } from '../board/area';
import type { Scene } from '../board/drawing';
import { say } from '../board/elements';
import type { CellSlot, RowSlot } from './rowPool';
import type { FaultWords } from './faultWords';
import { hasChoices } from './options';
import { rowNumber, type Look } from './look';

export interface Painted extends Scene {
  readonly model: GridModel;
  readonly look: Look;
  readonly faultWords: FaultWords;
  readonly widths: readonly number[];
}

interface RowAt {
  readonly position: number;
  /** The model's row number, -1 for the blank last line. */
  readonly row: number;
}

const flag = {
  fault: 1,
  changed: 2,
  readOnly: 4,
  selected: 8,
  active: 16,
  top: 32,
  right: 64,
  bottom: 128,
  left: 256,
  hit: 512,
} as const;

const names = Object.entries(flag);

/** Estimated width of a character in px, used to guess whether a text is cut off. */
const letter = 7.5;

/** The display text of a value in its column. */
export const readAs = (column: GridColumn, text: string): string =>
  column.reads && text !== '' ? column.reads(text) : text;

const selectionFlags = (edges: Edges, place: Place, active: Place): number => {
  if (!isInside(edges, place)) return 0;
  const { row, column } = place;
  return (
    flag.selected |
    (row === active.row && column === active.column ? flag.active : 0) |
    (row === edges.top ? flag.top : 0) |
    (row === edges.bottom ? flag.bottom : 0) |
    (column === edges.left ? flag.left : 0) |
    (column === edges.right ? flag.right : 0)
  );
};

const writeFlags = (slot: CellSlot, flags: number, kind: string): void => {
  if (slot.flags === flags && slot.kind === kind) return;
  slot.kind = kind;
  const before = slot.flags;
  const { element } = slot;
  slot.flags = flags;
  let className = kind;
  for (const [name, bit] of names) if (flags & bit) className += ` ${name}`;
  element.className = className;
  const differing = before === -1 ? -1 : before ^ flags;
  if (differing & flag.selected)
    element.setAttribute('aria-selected', String((flags & flag.selected) !== 0));
  if (differing & flag.fault) say(element, 'aria-invalid', flags & flag.fault ? 'true' : null);
  if (differing & flag.readOnly)
    say(element, 'aria-readonly', flags & flag.readOnly ? 'true' : null);
};

const paintCell = (slot: CellSlot, place: Place, row: number, painted: Painted): void => {
  const { model, look, edges, area, faultWords } = painted;
  const column = model.columns[place.column];
  if (!column) return;
  const isNew = row < 0;
  const text = isNew ? '' : model.textAt(row, place.column);
  const fault = isNew ? null : model.faultAt(row, place.column);
  const isChanged = !isNew && model.isChanged(row, place.column);
  const canEdit = isNew ? column.isReadOnly !== true : model.canEdit(row, place.column);
  const shown = readAs(column, text);
  if (slot.shown !== shown) {
    slot.shown = shown;
    slot.text.data = shown;
    const isCut = shown.length * letter > (painted.widths[place.column] ?? 0) - 16;
    say(slot.element, 'title', isCut ? shown : null);
  }
  const described = [
    ...(fault ? [faultWords.idOf(fault)] : []),
    ...(isChanged ? [faultWords.changedId] : []),
  ].join(' ');
  if (slot.described !== described) {
    slot.described = described;
    say(slot.element, 'aria-describedby', described === '' ? null : described);
  }
  writeFlags(
    slot,
    selectionFlags(edges, place, area.active) |
      (fault ? flag.fault : 0) |
      (isChanged ? flag.changed : 0) |
      (canEdit ? 0 : flag.readOnly) |
      (!isNew && look.isHit?.(row, place.column) === true ? flag.hit : 0),
    column.kind === 'number'
      ? 'cell number'
      : `cell${column.isCode ? ' code' : ''}${canEdit && hasChoices(column) ? ' choice' : ''}`,
  );
};

const paintLead = (
  slot: RowSlot,
  { position, row }: RowAt,
  { model, look, area, edges }: Painted,
): void => {
  const mark = row < 0 ? 'new' : look.showMarks ? model.markOf(row) : 'none';
  const reason = row < 0 || mark === 'none' ? '' : look.rowReason(row);
  if (slot.shownMark !== mark || slot.shownReason !== reason) {
    slot.shownMark = mark;
    slot.shownReason = reason;
    slot.mark.dataset.mark = mark;
    const name = mark === 'new' ? look.words.newRow : mark === 'none' ? '' : look.words.mark(mark);
    const words = reason === '' ? name : `${name}: ${reason}`;
    slot.markWords.data = words === '' ? '' : ` ${words}`;
    say(slot.number, 'title', words === '' ? null : words);
  }
  if (!slot.box || !slot.choose) return;
  const isActive = position === area.active.row && area.active.column === chooseColumn;
  const isSelected = isInside(edges, { row: position, column: chooseColumn });
  const choosing = (isActive ? 1 : 0) | (isSelected ? 2 : 0) | (row < 0 ? 4 : 0);
  if (slot.choosing !== choosing) {
    slot.choosing = choosing;
    slot.choose.className = `choose${isActive ? ' active' : ''}${row < 0 ? ' none' : ''}`;
    slot.choose.setAttribute('aria-selected', String(isSelected));
    slot.box.hidden = row < 0;
  }
  const chosen = String(row >= 0 && model.isChosen(row));
  if (slot.chosen !== chosen) {
    slot.chosen = chosen;
    slot.box.setAttribute('aria-checked', chosen);
  }
  if (row >= 0) {
    const label = look.rowLabel(row);
    if (slot.box.getAttribute('aria-label') !== label) slot.box.setAttribute('aria-label', label);
  }
};

export const paintRow = (slot: RowSlot, at: RowAt, painted: Painted): void => {
  // A file that loads later may change all row numbers.
  const number = at.row < 0 ? '+' : rowNumber(painted.model, at.row);
  if (slot.numberText.data !== number) slot.numberText.data = number;
  paintLead(slot, at, painted);
  slot.cells.forEach((cell, column) => {
    paintCell(cell, { row: at.position, column }, at.row, painted);
  });
};
