import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Next from '@mui/icons-material/KeyboardArrowDown';
import Previous from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate, type TranslateFunction } from 'react-admin';
import type { Entries } from '../../../../lib/grid/entries/types';
import { reasonText } from '../../../../lib/failures/reason';
import { inSlices } from '../../../../lib/util/yieldToMain';
import { useSettled, useTask } from '../../frame/follow';

/** Groups cells with the same error, so that each error is shown once with its count. */
export interface FaultGroup {
  readonly column: number;
  readonly text: string;
  /** In sheet order. */
  readonly rows: readonly number[];
  /** The platform rejected these values when they were sent. */
  readonly isRefused: boolean;
}

const refusedKey = 'facings.bulk.refused';

/** The most frequent first. */
const faultGroups = async (
  entries: Entries,
  translate: TranslateFunction,
  signal: AbortSignal,
): Promise<readonly FaultGroup[]> => {
  const groups = new Map<string, FaultGroup & { readonly rows: number[] }>();
  await inSlices(
    entries.rowsOf('invalid'),
    (row) => {
      for (const column of entries.columns.keys()) {
        const fault = entries.faultAt(row, column);
        if (!fault) continue;
        const text = reasonText(fault, translate);
        const key = `${column} ${text}`;
        const isRefused = fault.key === refusedKey;
        const group = groups.get(key) ?? { column, text, rows: [], isRefused };
        groups.set(key, group);
        group.rows.push(row);
      }
    },
    signal,
  );
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length);
};

/** The group's next row among those shown, wrapping around; null if none is shown. */
export const rowAfter = (
  { rows }: FaultGroup,
  shown: Uint32Array,
  from: number | null,
  isBack: boolean,
): number | null => {
  const rowSet = new Set(rows);
  const places = [...shown.keys()].filter((place) => rowSet.has(shown[place] ?? -1));
  const at = from === null ? -1 : shown.indexOf(from);
  const next = isBack
    ? (places.findLast((place) => place < at) ?? places.at(-1))
    : (places.find((place) => place > at) ?? places[0]);
  return next === undefined ? null : (shown[next] ?? null);
};

interface ReplaceAllProps {
  readonly entries: Entries;
  readonly group: FaultGroup;
}

/**
 * Replaces the text in all cells with the same error by an offered value. Renders nothing if the column offers none.
 */
const ReplaceAll = ({ entries, group: { column, rows, text } }: ReplaceAllProps) => {
  const translate = useTranslate();
  const ask = entries.columns[column]?.options;
  // Without the list, cells can still be fixed one by one.
  const { value: options = [] } = useTask(ask ?? null, null);
  if (options.length === 0) return null;
  return (
    <NativeSelect
      value=""
      variant="standard"
      disableUnderline
      inputProps={{ 'aria-label': translate('facings.bulk.sheet.faults.replaceOf', { text }) }}
      onChange={({ target: { value } }) =>
        entries.set(rows.map((row) => ({ row, column, text: value })))
      }
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

/** Number of groups listed at first. */
const few = 3;

interface FaultSummaryProps {
  readonly entries: Entries;
  /** Scrolls to the next or previous cell of the group. */
  readonly onGo: (group: FaultGroup, isBack: boolean) => void;
}

/** Lists the errors with their counts, and buttons to move between their cells. */
export const FaultSummary = ({ entries, onGo }: FaultSummaryProps) => {
  const translate = useTranslate();
  const groups = useSettled(entries, (signal) => faultGroups(entries, translate, signal)) ?? [];
  const [isAll, setAll] = useState(false);
  if (groups.length === 0) return null;
  const listed = isAll ? groups : groups.slice(0, few);
  const more = groups.length - listed.length;
  const way = (group: FaultGroup, key: 'previous' | 'next', isBack: boolean) => (
    <IconButton
      size="small"
      color="inherit"
      aria-label={translate(`facings.bulk.sheet.faults.${key}`, { text: group.text })}
      title={translate(`facings.bulk.sheet.faults.${key}`, { text: group.text })}
      onClick={() => onGo(group, isBack)}
    >
      {isBack ? <Previous fontSize="small" /> : <Next fontSize="small" />}
    </IconButton>
  );
  return (
    <Box
      role="group"
      aria-label={translate('facings.bulk.sheet.faults.label')}
      sx={{
        flexShrink: 0,
        maxHeight: 160,
        overflow: 'auto',
        border: 1,
        borderColor: 'error.main',
        borderRadius: 1,
        px: 1.5,
        py: 0.5,
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {listed.map((group) => (
          <Box
            component="li"
            key={`${group.column} ${group.text}`}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
          >
            <ErrorOutline fontSize="small" color="error" aria-hidden />
            <Typography
              variant="body2"
              sx={{
                flex: '1 1 200px',
                fontVariantNumeric: 'tabular-nums',
                overflowWrap: 'anywhere',
              }}
            >
              {translate('facings.bulk.sheet.faults.group', {
                count: group.rows.length,
                text: group.text,
              })}
            </Typography>
            {group.isRefused && (
              <Button
                size="small"
                color="inherit"
                aria-label={translate('facings.bulk.sheet.faults.sendAgainOf', {
                  text: group.text,
                })}
                onClick={() => entries.allow(group.rows)}
              >
                {translate('facings.bulk.sheet.faults.sendAgain')}
              </Button>
            )}
            <ReplaceAll entries={entries} group={group} />
            <Box sx={{ display: 'flex' }}>
              {way(group, 'previous', true)}
              {way(group, 'next', false)}
            </Box>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Button size="small" color="inherit" onClick={() => setAll(true)}>
          {translate('facings.bulk.reviewing.more', { smart_count: more })}
        </Button>
      )}
    </Box>
  );
};
