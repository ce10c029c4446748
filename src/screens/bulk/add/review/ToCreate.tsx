import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { shownNumber } from '../../../../fields/number/numberText';
import type { Entries, EntryColumn } from '../../../../grid/entriesTypes';
import { cellNumber } from '../../../../schema/rules/cellRule';
import { resultRowHeight, resultsSx } from '../../frame/resultsSx';
import { useRowWindow } from '../../frame/useRowWindow';
import { planWords, zonesKey } from '../../edit/zonePlan';

/** Numbers as they will be sent, in the person's way of writing them. */
const shownIn = ({ key, rule, reads }: EntryColumn, text: string): string => {
  if (key === zonesKey) return planWords(text);
  const number = cellNumber(rule, text);
  if (number !== null && rule.kind === 'number') return shownNumber(number, rule.locale);
  return reads?.(text) ?? text;
};

/** All that will be made, as it will be sent; only what is in sight is drawn. */
export const ToCreate = ({
  entries,
  rows,
}: {
  readonly entries: Entries;
  readonly rows: Uint32Array;
}) => {
  const translate = useTranslate();
  const { watch, first, end, above, below } = useRowWindow({
    count: rows.length,
    rowHeight: resultRowHeight,
  });
  const label = translate('facings.bulk.reviewing.rows');
  return (
    // What scrolls is reached by the keyboard, and has a name.
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
              <td className="number">{first + at + 1}</td>
              {entries.columns.map((own, column) => {
                const shown = shownIn(own, entries.textAt(row, column).trim());
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
