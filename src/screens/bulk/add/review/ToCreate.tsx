import { useTranslate } from 'react-admin';
import { shownNumber } from '../../../../fields/number';
import type { Entries, EntryColumn } from '../../../../lib/grid/entries/types';
import { unitOf } from '../../../../lib/text/units';
import { cellNumber } from '../../../../lib/rules/cellRule';
import { wordsOfPlan, zonePlanOf, zonesKey } from '../../columns/zonePlan';
import type { Choices } from '../../columns/choices';
import { useAmountWords } from '../../columns/useAmountWords';
import { linkAmountOf } from '../../save/useSaving';
import { useSheetDeclaration } from '../../session/sheetTexts';
import { WindowTable } from '../../frame/WindowTable';
import { columnPlaces } from '../../columns/productColumns';
import { newStateOf } from '../saving/buildRows';

interface ToCreateProps {
  readonly entries: Entries;
  readonly rows: Uint32Array;
  readonly numberOf: (row: number) => string;
  readonly offers: Choices | null;
}

/** Formats a cell as it is sent, in the user's language and number format. */
const useShown = ({ entries, offers }: Pick<ToCreateProps, 'entries' | 'offers'>) => {
  const translate = useTranslate();
  const amountWords = useAmountWords(linkAmountOf(useSheetDeclaration()));
  const places = columnPlaces(entries.columns);
  const textAt = (row: number, column: number) => entries.textAt(row, column).trim();

  return (row: number, column: number, { key, rule, reads }: EntryColumn): string => {
    const text = textAt(row, column);
    if (key === zonesKey) {
      const { on, amounts = {} } = zonePlanOf(text);
      if (on.length === 0) return '';
      const zones = translate('facings.calendar.entry.zones', { smart_count: on.length });
      const amountText = wordsOfPlan({ on: [], off: [], amounts }, amountWords);
      return amountText === '' ? zones : `${zones} · ${amountText}`;
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
    const sent =
      column === places.state_reporting_uom
        ? unitOf(text)
        : (offers?.valueOf(column, text) ?? text);
    return reads?.(sent) ?? sent;
  };
};

/** Lists all records to create as they will be sent. Only visible rows are rendered. */
export const ToCreate = ({ entries, rows, numberOf, offers }: ToCreateProps) => {
  const translate = useTranslate();
  const shownAt = useShown({ entries, offers });
  return (
    <WindowTable
      label={translate('facings.bulk.reviewing.rows')}
      count={rows.length}
      // The step scrolls as a whole: long notes leave no space for the table.
      sx={{ flex: 'none', minHeight: 0, maxHeight: 420 }}
      columns={[
        { key: 'index', label: translate('facings.bulk.results.index'), isNumber: true },
        ...entries.columns.map(({ key, label }) => ({ key, label })),
      ]}
      row={(index) => {
        const row = rows[index] ?? 0;
        const shown = entries.columns.map((entryColumn, column) =>
          shownAt(row, column, entryColumn),
        );
        return { key: row, cells: [numberOf(row), ...shown] };
      }}
    />
  );
};
