/** How many rows of a file have a key that exists, said before the rows are in the sheet. */
import { useMemo } from 'react';
import { pause } from '../../../../lib/batches/control';
import { columnValues } from '../../../../lib/tables/match/columnValues';
import type { OpenedFile } from '../../../../lib/tables/types';
import { asText } from '../../../../fields/shared/asText';
import { withoutLookAlikes } from '../../../../lib/text/lookAlike';
import { plainKey } from '../../../../lib/text/plainText';
import { useTask } from '../../frame/follow';
import type { Mapping } from '../mapping/mapping';
import { areMany, askInBlocks, beginReadingAll } from './recordsOfKeys';
import type { Existing } from './keyChecks';

/** What the rows of a file are for. With `both`, records that exist are updated first, then the others are created. */
export const importPurposes = ['create', 'update', 'both'] as const;
export type ImportPurpose = (typeof importPurposes)[number];

/** A larger file is only asked about in the sheet, which asks for every key. */
const mostKeys = 10_000;
/** Milliseconds before keys of new rows are asked, so that who imports at once is not delayed. */
const wait = 200;

interface CountOptions {
  readonly opened: OpenedFile;
  /** The column with the keys, and the field that has them. */
  readonly column: number;
  /** Whether keys are sent as a keyboard writes them. */
  readonly isPlain?: boolean | undefined;
  readonly key: string;
  readonly existing: Existing;
  /** Unless records are only created, values are read as well: for an update at once, instead of asking which exist. */
  readonly purpose?: ImportPurpose;
}

/** Null if the file has no keys, or too many of them. */
export const countExisting = async (
  {
    opened: { table, headerRow },
    column,
    isPlain = false,
    key,
    existing,
    purpose = 'create',
  }: CountOptions,
  signal: AbortSignal,
) => {
  const from = headerRow + 1;
  const rows = table.rowCount - from;
  const isRead = purpose === 'update' && areMany(existing, rows);
  if (isRead) beginReadingAll(existing)(rows);
  const values = await columnValues(table, column, from, signal, mostKeys);
  if (values === null || values.length === 0) return null;
  const keyOf = isPlain ? withoutLookAlikes : String;
  const keys = values.map(({ text }) => keyOf(text));
  const begin = purpose === 'create' ? undefined : beginReadingAll(existing);
  const records = isRead
    ? (await existing.every()).map((record) => ({ key: asText(record[key]) ?? '' }))
    : await askInBlocks(existing, keys, signal, begin);
  signal.throwIfAborted();
  const found = new Set(records.map(({ key }) => plainKey(key)));
  /** Rows whose key exists. */
  const count = values.reduce(
    (sum, value) => sum + (found.has(plainKey(keyOf(value.text))) ? value.count : 0),
    0,
  );
  return { rows, existing: count };
};

/** A failed check is asked again in the sheet, where saving waits for it. */
export const useFileKeys = (
  mapping: Mapping | null,
  key: string,
  existing: Existing | null,
  purpose: ImportPurpose,
) => {
  const opened = mapping?.opened ?? null;
  const { column, isPlain } = mapping?.columns.find(({ target }) => target?.name === key) ?? {};
  return useTask(
    useMemo(
      () =>
        opened && existing && column !== undefined
          ? async (signal: AbortSignal) => {
              if (purpose === 'create') await pause(wait, signal);
              signal.throwIfAborted();
              return countExisting({ opened, column, isPlain, key, existing, purpose }, signal);
            }
          : null,
      [opened, column, isPlain, key, existing, purpose],
    ),
  );
};
