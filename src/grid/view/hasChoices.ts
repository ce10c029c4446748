import type { GridColumn } from '../types';

/** Something can be chosen for its cells from a list. */
export const hasChoices = ({ kind, options }: GridColumn): boolean =>
  kind === 'onOff' || options !== undefined;

/** Px at a cell's end that hold the sign of a list, and open it. */
export const choiceSign = 22;
