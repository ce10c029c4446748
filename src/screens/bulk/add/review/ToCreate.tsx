import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../../grid/entriesTypes';
import { resultRowHeight, resultsSx } from '../../frame/resultsSx';
import { useRowWindow } from '../../frame/useRowWindow';
import { planWords, zonesKey } from '../../edit/zonePlan';

const asItIs = (text: string): string => text;

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
              {entries.columns.map(({ key, reads = asItIs }, column) => {
                const text = entries.textAt(row, column).trim();
                const shown = key === zonesKey ? planWords(text) : reads(text);
                return (
                  <td key={key} title={shown}>
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
