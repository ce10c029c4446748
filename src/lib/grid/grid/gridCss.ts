/** Styles of the sheet of texts. */
import { editorCss } from './editorCss';
import { frameCss } from './frameCss';
import { sizes } from './sizes';
import { boardCss } from '../board/boardCss';

const tint = (color: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${color}) ${String(percent)}%, var(--paper))`;

const cellCss = `
.grid .cell.readOnly {
  color: var(--mui-palette-text-secondary);
  background-color: var(--head);
}
.grid .cell.changed { background-image: linear-gradient(135deg, var(--on) 0 6px, transparent 6px); }
.grid .cell.choice { padding-right: 22px; }
.grid .cell.choice::before {
  content: '▾' / '';
  position: absolute;
  right: 6px;
  color: var(--mui-palette-text-secondary);
  font-family: inherit;
}
.grid .cell.choice.fault { padding-right: 36px; }
.grid .cell.choice.fault::after { right: 20px; }
.grid .cell.hit {
  background-color: ${tint('warning-main', 26)};
}
.grid .cell.fault {
  background-color: ${tint('error-main', 13)};
  padding-right: 20px;
}
.grid .cell.fault::after {
  content: '!' / '';
  position: absolute;
  right: 6px;
  color: var(--mui-palette-error-main);
  font-weight: 800;
  font-family: inherit;
}
.grid .cell.selected {
  background-color: ${tint('primary-main', 16)};
}
.grid .cell.selected.fault {
  background-color: ${tint('error-main', 26)};
}
/* The edges of the selection, combined in one shadow. */
.grid .selected { box-shadow: var(--t, 0 0), var(--r, 0 0), var(--b, 0 0), var(--l, 0 0); }
.grid .selected.top { --t: inset 0 1px 0 var(--on); }
.grid .selected.right { --r: inset -1px 0 0 var(--on); }
.grid .selected.bottom { --b: inset 0 -1px 0 var(--on); }
.grid .selected.left { --l: inset 1px 0 0 var(--on); }
.grid :is(.cell, .choose, .heading).active {
  outline: 2px solid var(--mui-palette-text-secondary);
  outline-offset: -2px;
  box-shadow: none;
}
.grid .cell.active:not(.fault) { background-color: var(--paper); }
.grid .host:focus :is(.cell, .choose, .heading).active { outline-color: var(--on); }
.grid .handle {
  position: absolute;
  right: 0;
  bottom: 0;
  width: 9px;
  height: 9px;
  background-color: var(--on);
  border: 1px solid var(--paper);
  cursor: crosshair;
}
@media (pointer: coarse) {
  .grid .handle { display: none; }
}
.grid .empty {
  position: absolute;
  inset: ${String(sizes.head)}px 0 0;
  display: grid;
  place-items: center;
  margin: 0;
  color: var(--mui-palette-text-secondary);
  pointer-events: none;
}
.grid .note {
  position: absolute;
  top: 0;
  left: 0;
  z-index: 4;
  max-width: 320px;
  border-radius: var(--mui-shape-borderRadius);
  box-shadow: var(--mui-shadows-2);
}
/* While a cell is edited, its input shows the error. */
.grid :is(.note[hidden], .editor ~ .note) { display: none; }
.grid .status {
  margin: 0;
  min-height: 20px;
  padding-top: 2px;
  font-size: 12px;
  color: var(--mui-palette-text-secondary);
}
@media (forced-colors: active) {
  .grid .cell.selected { outline: 1px solid Highlight; outline-offset: -1px; }
  .grid :is(.cell, .choose, .heading).active { outline: 3px solid Highlight; }
  .grid .cell.changed { border-left: 3px solid CanvasText; }
  .grid .cell.fault::after { color: CanvasText; }
  .grid [aria-checked] .box { color: CanvasText; }
  .grid .handle { background-color: Highlight; forced-color-adjust: none; }
  .grid .options [aria-selected=true] {
    forced-color-adjust: none;
    background-color: Highlight;
    color: HighlightText;
  }
}
`;

export const gridCss = [boardCss('.grid', sizes), frameCss, cellCss, editorCss].join('');
