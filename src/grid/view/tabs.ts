/** Where Tab began in a row: Enter goes back to that column in the next one, as in every spreadsheet. */
import { isSamePlace, type Place } from './area';

export const createTabs = () => {
  let run: { readonly column: number; readonly at: Place } | null = null;
  /** Whatever moved the cell otherwise has ended the run. */
  const columnFrom = (place: Place): number =>
    run && isSamePlace(run.at, place) ? run.column : place.column;
  return {
    /** Tab leads from one cell to another. */
    note: (from: Place, to: Place) => {
      run = { column: columnFrom(from), at: to };
    },
    columnFrom,
  };
};
