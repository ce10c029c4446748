/** What a step has changed, as it stands now. */
import type { Touched } from '../types';
import type { Step } from './history';
import type { Rows } from './rows';

export const touchedOf = (step: Step, rows: Rows, columnCount: number): Touched => {
  const touchedRows = new Set<number>();
  const columns = new Set<number>();
  let [cells, faults] = [0, 0];
  for (const patch of step) {
    if (patch.type === 'alongside') continue;
    if (patch.type === 'rows') {
      for (const row of patch.rows) {
        touchedRows.add(row);
        if (rows.gone[row] === 0) faults += rows.faultCells[row] ?? 0;
      }
      cells += patch.rows.length * columnCount;
      for (let column = 0; column < columnCount; column += 1) columns.add(column);
      continue;
    }
    patch.rows.forEach((row, at) => {
      const column = patch.columns[at] ?? 0;
      touchedRows.add(row);
      columns.add(column);
      faults += rows.faults[row * columnCount + column] ?? 0;
    });
    cells += patch.rows.length;
  }
  return { cells, faults, rows: [...touchedRows], columns: [...columns] };
};
