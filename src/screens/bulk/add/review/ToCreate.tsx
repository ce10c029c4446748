import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { shownNumber } from '../../../../fields/number';
import type { Entries, EntryColumn } from '../../../../grid/entriesTypes';
import { cellNumber } from '../../../../schema/rules/cellRule';
import { resultRowHeight, resultsSx } from '../../frame/resultsSx';
import { useRowWindow } from '../../frame/useRowWindow';
import { planOf, zonesKey } from '../../edit/zonePlan';
import type { Offers } from '../checks/offers';
import { placesOf, sentAs } from '../importColumns';
import { newStateOf } from '../saving/newRowOf';

interface ToCreateProps {
  readonly entries: Entries;
  readonly rows: Uint32Array;
  /** Label of a row. */
  readonly numberOf: (row: number) => string;
  readonly offers: Offers | null;
}

/** Formats a cell as it is sent, in the user's language and number format. */
const useShown = ({ entries, offers }: Pick<ToCreateProps, 'entries' | 'offers'>) => {
  const translate = useTranslate();
  const places = placesOf(entries.columns);
  const textAt = (row: number, column: number) => entries.textAt(row, column).trim();

  return (row: number, column: number, { key, rule, reads }: EntryColumn): string => {
    const text = textAt(row, column);
    if (key === zonesKey) {
      const { on } = planOf(text);
      return on.length === 0
        ? ''
        : translate('facings.bulk.reviewing.zones', { smart_count: on.length });
    }
    if (column === places.state) {
      // Also if only its unit or size is given.
      const state = newStateOf(
        (name) => textAt(row, places[name]),
        () => null,
      );
      return state === null ? '' : (reads?.(state.state) ?? state.state);
    }
    const number = cellNumber(rule, text);
    if (number !== null && rule.kind === 'number') return shownNumber(number, rule.locale);
    if (text === '') return '';
    const sent = sentAs[key]?.(text) ?? offers?.written(column, text) ?? text;
    return reads?.(sent) ?? sent;
  };
};

/** Lists all records to create as they will be sent. Only visible rows are rendered. */
export const ToCreate = ({ entries, rows, numberOf, offers }: ToCreateProps) => {
  const translate = useTranslate();
  const shownAt = useShown({ entries, offers });
  const { watch, first, end, above, below } = useRowWindow({
    count: rows.length,
    rowHeight: resultRowHeight,
  });
  const label = translate('facings.bulk.reviewing.rows');
  return (
    // A scrollable element must be reachable by keyboard and have a name.
    <Box
      ref={watch}
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={[resultsSx, { minHeight: 0, maxHeight: 420 }]}
    >
      <table aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{translate('facings.bulk.results.index')}</th>
            {entries.columns.map(({ key, label: heading }) => (
              <th key={key} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {Array.from(rows.subarray(first, end), (row, at) => (
            <tr key={row} aria-rowindex={first + at + 2}>
              <td className="number">{numberOf(row)}</td>
              {entries.columns.map((own, column) => {
                const shown = shownAt(row, column, own);
                return (
                  <td key={own.key} title={shown}>
                    {shown}
                  </td>
                );
              })}
            </tr>
          ))}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </Box>
  );
};
