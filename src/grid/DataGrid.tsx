import { css } from '@emotion/react';
import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import type { RuleMessage } from '../schema/rules/message';
import type { FindAsked, Hit } from './entriesTypes';
import type { ColumnState, GridModel, Touched } from './types';
import { GridInside } from './view/GridInside';
import { gridSx } from './view/gridSx';

const rulesOf = new WeakMap<Theme, ReturnType<typeof css>>();

/** Put together once for a theme: a hundred rules, and the sheet above them is drawn anew with every cell changed. */
const gridRules = (theme: Theme) => {
  const known = rulesOf.get(theme) ?? css(theme.unstable_sx(gridSx) as Parameters<typeof css>[0]);
  rulesOf.set(theme, known);
  return known;
};

const GridBox = styled('div')(({ theme }) => gridRules(theme));

export interface DataGridHandle {
  /** Brings a cell into sight and selects it; `row` is the model's number. False while it is not shown. */
  readonly goTo: (row: number, column: number) => boolean;
  /** The cell that keys act on, by the model's row; null where that is none of the rows. */
  readonly active: () => { readonly row: number; readonly column: number } | null;
  readonly openFind: () => void;
  readonly focus: () => void;
}

export interface DataGridProps {
  readonly model: GridModel;
  /** What the grid is, to those who hear the page. */
  readonly label: string;
  /** Said where no row is shown. */
  readonly emptyText: ReactNode;
  readonly autoFocus?: boolean;
  /** Rows have boxes. */
  readonly canChoose?: boolean;
  /** A blank line at the end becomes a row when something is typed or pasted there. */
  readonly canAdd?: boolean;
  /** The model's marks stand at the head of each row. */
  readonly showMarks?: boolean;
  /** Headings have a menu: told which one, and the element that it opens at. */
  readonly onColumnMenu?: (column: number, anchor: HTMLElement) => void;
  /** By place. Another map draws the headings anew. */
  readonly columnStates?: ReadonlyMap<number, ColumnState>;
  /** Name of a row's box: 'Choose SKU-1'. Its number when absent. */
  readonly rowLabel?: (row: number) => string;
  /** Why a row has its mark, where that needs more than the mark's word. */
  readonly rowReason?: (row: number) => string;
  /** A fault in words, where the catalogue does not have it. Another function draws every cell anew. */
  readonly faultText?: (fault: RuleMessage) => string;
  /** Ctrl+F finds by it, and Ctrl+H replaces. */
  readonly find?: (asked: FindAsked) => readonly Hit[];
  readonly replace?: (asked: FindAsked, by: string) => Touched;
  /** Ctrl+/ asks for a list of the keys; the grid has one of its own. */
  readonly onOpenKeys?: () => void;
  /** Escape with nothing left to put away. */
  readonly onEscape?: () => void;
  readonly handle?: Ref<DataGridHandle>;
}

/**
 * A spreadsheet of a model's rows, of any number: blocks, clipboard, filling, undo (rules 2, Bulk product
 * tools). It fills the height it is given.
 */
export const DataGrid = (props: DataGridProps) => (
  <GridBox className="grid">
    <GridInside {...props} />
  </GridBox>
);
