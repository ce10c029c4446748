import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../../../fields/styles';
import type { EntryColumn } from '../../../../grid/entriesTypes';
import { resultRowHeight, resultsSx } from '../../frame/resultsSx';
import { useRowWindow } from '../../frame/useRowWindow';
import { useZonePages } from '../actions/useZonePages';
import type { Editing } from '../createEditing';
import type { ReviewLine } from './reviewLines';

interface ReviewTableProps {
  readonly editing: Editing;
  readonly columns: readonly EntryColumn[];
  readonly lines: readonly ReviewLine[];
  readonly onTakeBack: (line: ReviewLine) => void;
}

/** Names of zones that the bulk actions already loaded; nothing is requested. */
const useZoneNames = (accountId: string) => {
  const { zones = [] } = useZonePages(accountId, false);
  const names = new Map(zones.map(({ id, name }) => [id, name]));
  return (ids: readonly string[]): string => ids.map((id) => names.get(id) ?? id).join(', ');
};

/** On narrow screens, the change comes before the product's name. */
const changesSx = {
  ...resultsSx,
  '& :is(th, td):nth-of-type(2)': { display: { xs: 'none', sm: 'table-cell' } },
};

/** One line per change; only visible lines are rendered. */
export const ReviewTable = ({ editing, columns, lines, onTakeBack }: ReviewTableProps) => {
  const translate = useTranslate();
  const { entries } = editing.sheet;
  const namesOf = useZoneNames(editing.accountId);
  const { watch, first, end, above, below } = useRowWindow({
    count: lines.length,
    rowHeight: resultRowHeight,
  });
  const label = translate('facings.bulkEdit.changes');
  const nameColumn = columns.findIndex((_, column) => column !== entries.keyColumn);

  const readOf = ({ column }: ReviewLine, text: string): string =>
    text === '' ? translate('facings.bulkEdit.nothing') : (columns[column]?.reads?.(text) ?? text);
  const changeOf = (line: ReviewLine): string => {
    if (!line.zones) return readOf(line, line.after);
    const { add, remove } = line.zones;
    return [
      ...(add.length > 0
        ? [translate('facings.bulkEdit.joins', { smart_count: add.length, zones: namesOf(add) })]
        : []),
      ...(remove.length > 0
        ? [
            translate('facings.bulkEdit.parts', {
              smart_count: remove.length,
              zones: namesOf(remove),
            }),
          ]
        : []),
    ].join('; ');
  };
  const row = (line: ReviewLine, at: number) => {
    const key = entries.textAt(line.row, entries.keyColumn).trim();
    const property = columns[line.column]?.label ?? '';
    const [before, after] = [line.zones ? '' : readOf(line, line.before), changeOf(line)];
    const note =
      line.leaves === undefined || line.leaves === 0
        ? ''
        : translate('facings.bulkEdit.leaves', { smart_count: line.leaves });
    return (
      <tr key={`${line.row} ${line.column}`} aria-rowindex={first + at + 2}>
        <td>{key}</td>
        <td title={entries.textAt(line.row, nameColumn)}>{entries.textAt(line.row, nameColumn)}</td>
        <td>{property}</td>
        <td title={before}>{before}</td>
        <td title={after}>
          <strong>{after}</strong> {note}
        </td>
        <td>
          <IconButton
            size="small"
            aria-label={translate('facings.bulkEdit.takeBackOf', { property, row: key })}
            onClick={() => {
              onTakeBack(line);
            }}
          >
            <Undo fontSize="small" />
          </IconButton>
        </td>
      </tr>
    );
  };
  return (
    <Box ref={watch} sx={changesSx} tabIndex={0} role="region" aria-label={label}>
      <table aria-label={label} aria-rowcount={lines.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{columns[entries.keyColumn]?.label}</th>
            <th scope="col">{columns[nameColumn]?.label}</th>
            <th scope="col">{translate('facings.bulkEdit.property')}</th>
            <th scope="col">{translate('facings.bulkEdit.before')}</th>
            <th scope="col">{translate('facings.bulkEdit.after')}</th>
            <th scope="col">
              <Box component="span" sx={visuallyHidden}>
                {translate('facings.bulkEdit.takeBack')}
              </Box>
            </th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {lines.slice(first, end).map(row)}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </Box>
  );
};
