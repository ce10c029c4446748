/** Styles of the matrix. */
import { boardCss } from '../../lib/grid/board/boardCss';
import { namesHeight, matrixSizes, zoneWidth } from './layout';

export const matrixCss = `
${boardCss('.matrix', matrixSizes)}
.matrix { --head: var(--paper); }
.matrix .product {
  display: flex;
  align-items: center;
  gap: 8px;
  height: 100%;
  padding-inline: 8px;
  box-sizing: border-box;
  border-bottom: 1px solid var(--line);
  white-space: nowrap;
  overflow: hidden;
}
.matrix .sku { font-weight: 600; font-size: 12px; }
.matrix .about {
  color: var(--mui-palette-text-secondary);
  overflow: hidden;
  text-overflow: ellipsis;
}
.matrix .archived {
  margin-left: auto;
  font-size: 11px;
  color: var(--mui-palette-text-secondary);
  border: 1px solid var(--line);
  border-radius: var(--mui-shape-borderRadius);
  padding-inline: 4px;
}
.matrix .archived:empty { display: none; }
.matrix .cell { cursor: pointer; border-bottom: 1px solid var(--line); }
/* The box of a switch: outlined when off, filled when on; an icon marks pending changes. */
.matrix .cell::before {
  content: '';
  position: absolute;
  inset: 6px;
  border-radius: 4px;
  /* No opacity, which would create a layer per cell. */
  border: 1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 70%, transparent);
  text-align: center;
  font-size: 14px;
  font-weight: 700;
  line-height: 19px;
}
.matrix .cell[data-on]::before {
  content: '✓';
  border-color: var(--on);
  background-color: var(--on);
  color: var(--mui-palette-primary-contrastText);
}
.matrix .cell:is([data-mark], [data-refused])::before {
  border: 2px dashed var(--mark, var(--mui-palette-error-main));
  line-height: 17px;
  color: var(--mark, var(--mui-palette-error-main));
}
.matrix .cell[data-mark=remove]::before { content: '−'; }
.matrix .cell[data-mark=add]::before { content: '+'; background-color: var(--paper); }
.matrix .cell[data-mark=add]:not([data-refused])::before { --mark: var(--on); }
.matrix .cell[data-refused]::before { content: '!'; border-style: solid; }
.matrix .cell[data-held] { cursor: not-allowed; }
.matrix .cell[data-held]:not([data-on])::before { border-style: dotted; }
.matrix [aria-selected=true] { background-color: color-mix(in srgb, var(--on) 18%, transparent); }
.matrix :is(.share, .region) {
  background-color: var(--mui-palette-background-default);
  border-bottom: 1px solid var(--line);
  border-left: 1px solid var(--line);
}
.matrix .share {
  padding-inline: 8px;
  cursor: pointer;
  font-variant-numeric: tabular-nums;
  font-size: 12px;
  color: var(--mui-palette-text-secondary);
}
.matrix [aria-checked=mixed] .box { border-color: var(--on); color: var(--on); }
.matrix [role=checkbox] {
  display: flex;
  align-items: center;
  gap: 6px;
  height: 100%;
  width: 100%;
}
.matrix .headings .share {
  padding: 0 2px 8px;
  text-align: center;
  line-height: 1.2;
}
.matrix .headings .share [role=checkbox] {
  flex-direction: column;
  justify-content: flex-end;
  gap: 2px;
}
.matrix .name {
  display: flex;
  align-items: center;
  cursor: pointer;
  overflow: hidden;
}
.matrix .name span {
  writing-mode: vertical-rl;
  transform: rotate(180deg);
  height: ${String(namesHeight - 14)}px;
  line-height: ${String(zoneWidth)}px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 12px;
}
.matrix .region button {
  all: unset;
  position: sticky;
  left: var(--pinned);
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 100%;
  max-width: 100%;
  box-sizing: border-box;
  padding-inline: 8px;
  cursor: pointer;
  font-weight: 600;
  font-size: 12px;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
}
.matrix .region button::before { content: '▸' / ''; }
.matrix .region [aria-expanded=true]::before { content: '▾' / ''; }
.matrix .region button:focus-visible {
  outline: 2px solid var(--mui-palette-primary-main);
  outline-offset: -2px;
}
.matrix .corner {
  z-index: 4;
  display: flex;
  align-items: flex-end;
  padding: 8px;
  color: var(--mui-palette-text-secondary);
  font-size: 12px;
  font-weight: 600;
}
.matrix [tabindex='0']:focus {
  outline: 2px solid var(--mui-palette-text-primary);
  outline-offset: -2px;
  z-index: 1;
}
@media (forced-colors: active) {
  .matrix [aria-selected=true] { outline: 1px solid Highlight; }
}
`;
