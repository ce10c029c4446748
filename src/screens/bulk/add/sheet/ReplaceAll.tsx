import NativeSelect from '@mui/material/NativeSelect';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entries } from '../../../../grid/entriesTypes';
import type { GridOption } from '../../../../grid/types';
import type { FaultGroup } from './faultGroups';

interface ReplaceAllProps {
  readonly entries: Entries;
  readonly group: FaultGroup;
}

/** One of the values that are offered, for all cells with the same fault; nothing where the column offers none. */
export const ReplaceAll = ({ entries, group: { column, rows, text } }: ReplaceAllProps) => {
  const translate = useTranslate();
  const ask = entries.columns[column]?.options;
  const [options, setOptions] = useState<readonly GridOption[]>([]);
  useEffect(() => {
    let isGone = false;
    ask?.().then(
      (found) => {
        if (!isGone) setOptions(found);
      },
      // Without the list the cells are corrected one by one.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [ask]);
  if (options.length === 0) return null;
  return (
    <NativeSelect
      value=""
      variant="standard"
      disableUnderline
      inputProps={{
        'aria-label': translate('facings.bulk.sheet.faults.replaceOf', { text }),
      }}
      onChange={({ target: { value } }) => {
        entries.set({
          rows,
          columns: rows.map(() => column),
          texts: rows.map(() => value),
        });
      }}
      sx={{ fontSize: 14, maxWidth: 200 }}
    >
      <option value="" disabled>
        {translate('facings.bulk.sheet.faults.replace')}
      </option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
};
