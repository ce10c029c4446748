/** Styles of what is around the cells of a sheet: its frame, column headers, row numbers and check boxes. */
import { checkboxWidth, sizes } from './sizes';

/** A mark in a row's header. Each has its own shape, so that color is not the only difference. */
const markCss = (name: string, glyph: string, color: string) => `
.grid .mark[data-mark=${name}] { color: var(--mui-palette-${color}-main); }
.grid .mark[data-mark=${name}]::before { content: '${glyph}' / ''; }`;

export const frameCss = `
.grid {
  --head: var(--mui-palette-background-default);
  display: flex;
  flex-direction: column;
  min-height: 0;
  min-width: 0;
}
.grid .sheet { min-width: 100%; }
.grid .srOnly {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}
.grid .frame {
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  display: flex;
}
.grid .host {
  flex: 1 1 auto;
  min-width: 0;
  touch-action: pan-x pan-y;
  color: var(--mui-palette-text-primary);
  outline: none;
}
.grid .host:focus-visible { border-color: var(--on); box-shadow: 0 0 0 1px var(--on); }
.grid :is(.cell, .heading, .rowNumber, .choose) {
  border-right: 1px solid var(--line);
  border-bottom: 1px solid var(--line);
  overflow: hidden;
  white-space: nowrap;
}
.grid .cell {
  padding-inline: 8px;
  line-height: ${String(sizes.row - 1)}px;
  text-overflow: ellipsis;
  cursor: cell;
  contain: strict;
}
.grid .cell.number { text-align: right; font-variant-numeric: tabular-nums; }
.grid .code { font-size: 12.5px; }
.grid .heading {
  display: flex;
  align-items: center;
  gap: 2px;
  padding-inline: 8px;
  border-bottom: 0;
  font-weight: 600;
  font-size: 12px;
  color: var(--mui-palette-text-secondary);
  cursor: default;
}
.grid .heading .label { overflow: hidden; text-overflow: ellipsis; }
.grid .heading .required { color: var(--mui-palette-error-main); font-weight: 700; }
.grid .heading.spanned { color: var(--mui-palette-text-primary); }
.grid .heading:is(.spanned, .filtered) { box-shadow: inset 0 -2px 0 var(--on); }
.grid .heading .menu {
  margin-left: auto;
  margin-right: 6px;
  padding-inline: 4px;
  min-width: 24px;
  line-height: 24px;
  text-align: center;
  border-radius: 4px;
  cursor: pointer;
}
.grid .heading .menu:hover { background-color: var(--mui-palette-action-hover); }
.grid .heading:is(.filtered, .sorted) .menu { color: var(--on); font-weight: 800; }
.grid .heading[aria-sort=ascending] .label::after { content: ' ↑' / ''; }
.grid .heading[aria-sort=descending] .label::after { content: ' ↓' / ''; }
.grid .grip {
  position: absolute;
  top: 0;
  right: 0;
  width: 10px;
  height: 100%;
  cursor: col-resize;
  touch-action: none;
}
.grid .grip:is(:hover, :active) { box-shadow: inset -3px 0 0 var(--on); }
.grid .choose {
  left: 0;
  width: ${String(checkboxWidth)}px;
  display: grid;
  place-items: center;
  padding-inline: 0;
  cursor: pointer;
}
.grid :is(.rowNumber, .corner) { width: var(--numbers); }
.grid .choose ~ :is(.rowNumber, .corner) { left: ${String(checkboxWidth)}px; }
.grid .rowNumber {
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  padding-inline: 8px;
  background-color: var(--head);
  color: var(--mui-palette-text-secondary);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  cursor: default;
}
.grid [role=checkbox][hidden] { display: none; }
.grid [aria-checked=mixed] .box {
  background-color: var(--on);
  border-color: var(--on);
  color: var(--mui-palette-primary-contrastText);
}
.grid .mark {
  margin-right: auto;
  width: 14px;
  text-align: center;
  font-weight: 800;
  line-height: 1;
}
${markCss('create', '+', 'success')}
${markCss('complete', '◐', 'success')}
${markCss('exists', '=', 'info')}
${markCss('duplicate', '≡', 'warning')}
${markCss('invalid', '!', 'error')}
${markCss('changed', '●', 'primary')}
${markCss('saved', '✓', 'success')}
${markCss('failed', '✕', 'error')}
`;
