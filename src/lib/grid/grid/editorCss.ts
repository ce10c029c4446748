/** Styles of the cell editor with its options and errors. */
import { sizes } from './sizes';

export const editorCss = `
.grid .editor {
  position: absolute;
  top: 0;
  left: 0;
  z-index: 5;
  height: ${String(sizes.row)}px;
}
.grid .editor :is(input, textarea) {
  display: block;
  width: 100%;
  min-height: 100%;
  box-sizing: border-box;
  padding: 0 8px;
  font: inherit;
  color: var(--mui-palette-text-primary);
  background-color: var(--paper);
  border: 2px solid var(--on);
  border-radius: 0;
  box-shadow: var(--mui-shadows-3);
  outline: none;
}
.grid .editor textarea { padding-block: 4px; resize: none; }
.grid .editor :is(input, textarea)[aria-invalid=true] { border-color: var(--mui-palette-error-main); }
/* Phones zoom into inputs with a smaller font size. */
@media (pointer: coarse) {
  .grid .editor :is(input, textarea) { font-size: 16px; }
}
.grid .popup {
  position: absolute;
  left: 0;
  top: 100%;
  min-width: 100%;
  width: max-content;
  max-width: 360px;
  z-index: 6;
  box-shadow: var(--mui-shadows-6);
}
.grid .popup.above { top: auto; bottom: 100%; }
.grid .popup p { margin: 0; }
.grid :is(.popup .fault, .note) {
  padding: 4px 8px;
  font-size: 12px;
  background-color: var(--mui-palette-error-main);
  color: var(--mui-palette-error-contrastText);
}
.grid .popup .fault[hidden] { display: none; }
.grid .options {
  position: relative;
  margin: 0;
  padding: 0;
  max-height: 208px;
  overflow-y: auto;
  list-style: none;
  background-color: var(--mui-palette-background-paper);
}
.grid .options:not(:empty) { border: 1px solid var(--line); }
.grid .options > div {
  padding: 5px 8px;
  min-height: 28px;
  box-sizing: border-box;
  cursor: pointer;
}
.grid .options > div:hover { background-color: var(--mui-palette-action-hover); }
.grid .options [aria-selected=true] {
  background-color: color-mix(in srgb, var(--on) 18%, var(--paper));
  box-shadow: inset 3px 0 0 var(--on);
}
.grid .popup .line {
  padding: 4px 8px;
  font-size: 12px;
  color: var(--mui-palette-text-secondary);
  background-color: var(--mui-palette-background-paper);
  border: 1px solid var(--line);
}
`;
