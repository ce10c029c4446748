import type { GridColumn } from '../types';

/** Whether the column's cells have a list of options. */
export const hasChoices = ({ kind, options }: GridColumn): boolean =>
  kind === 'onOff' || options !== undefined;

/** Width in px at the end of a cell for the icon that opens the list. */
export const choiceSign = 22;
