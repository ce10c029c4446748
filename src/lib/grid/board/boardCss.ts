/**
 * What all grids look like, whatever they draw. Plain CSS in a style element: Emotion would take longer for the hundred
 * rules of a grid than the grid takes to draw its rows.
 */
import type { GridSizes } from './viewport';

export const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** @param grid selector of the whole grid, which is or contains the scrolling element, with the class `host` */
export const boardCss = (grid: string, { row, head }: GridSizes) => `
${grid} {
  font-size: 13px;
  --on: var(--mui-palette-primary-main);
  --line: var(--mui-palette-divider);
  --paper: var(--mui-palette-background-paper);
}
${grid}.host,
${grid} .host {
  position: relative;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: var(--mui-shape-borderRadius);
  background-color: var(--paper);
  -webkit-user-select: none;
  user-select: none;
  contain: strict;
}
${grid} .sheet { position: relative; }
${grid} .head {
  position: sticky;
  top: 0;
  z-index: 3;
  height: ${String(head)}px;
}
${grid} .body { position: relative; contain: layout style; }
${grid} .row {
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: ${String(row)}px;
  contain: layout style size;
}
${grid} :is([role=gridcell], [role=columnheader], [role=rowheader]) {
  position: absolute;
  top: 0;
  height: 100%;
  box-sizing: border-box;
}
${grid} .headings {
  position: relative;
  height: 100%;
  border-bottom: 1px solid var(--line);
  background-color: var(--head);
}
${grid} .pinned {
  position: sticky;
  left: 0;
  z-index: 2;
  width: var(--pinned);
  height: 100%;
  background-color: var(--paper);
  border-right: 1px solid var(--line);
  box-sizing: border-box;
}
${grid} .headings .pinned { background-color: var(--head); }
${grid} .code { font-family: ${mono}; }
${grid} .box {
  flex-shrink: 0;
  width: 18px;
  height: 18px;
  box-sizing: border-box;
  border-radius: 4px;
  border: 1.5px solid var(--mui-palette-text-secondary);
  display: grid;
  place-items: center;
  font-size: 13px;
  font-weight: 700;
  line-height: 1;
}
${grid} [aria-checked=true] .box {
  background-color: var(--on);
  border-color: var(--on);
  color: var(--mui-palette-primary-contrastText);
}
${grid} [aria-checked=true] .box::before { content: '✓' / ''; }
${grid} [aria-checked=mixed] .box::before { content: '−' / ''; }
`;
