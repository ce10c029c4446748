/** How many rows of a file have a key that exists, said before the rows are in the sheet. */
import { useMemo } from 'react';
import { pause } from '../../../../lib/batches/control';
import { columnValues } from '../../../../lib/tables/match/columnValues';
import type { OpenedFile } from '../../../../lib/tables/types';
import { plainKey } from '../../../../lib/text/plainText';
import { useTask } from '../../frame/follow';
import type { Mapping } from '../mapping/mapping';
import { askInBlocks, beginReadingAll } from './recordsOfKeys';
import type { Existing } from './keyChecks';

/** A larger file is only asked about in the sheet, which asks for every key. */
const mostKeys = 10_000;
/** Milliseconds before keys of new rows are asked, so that who imports at once is not delayed. */
const wait = 200;

interface CountOptions {
  readonly opened: OpenedFile;
  /** The column with the keys. */
  readonly column: number;
  readonly existing: Existing;
  /** The records will be updated: their values are read as well. */
  readonly isUpdate?: boolean;
}

export interface FileKeys {
  readonly rows: number;
  /** Rows whose key exists. */
  readonly existing: number;
}

/** Null if the file has no keys, or too many of them. */
export const countExisting = async (
  { opened: { table, headerRow }, column, existing, isUpdate = false }: CountOptions,
  signal: AbortSignal,
): Promise<FileKeys | null> => {
  const from = headerRow + 1;
  const keys = await columnValues(table, column, from, signal, mostKeys);
  if (keys === null || keys.length === 0) return null;
  const records = await askInBlocks(
    existing,
    keys.map(({ text }) => text),
    signal,
    isUpdate ? beginReadingAll(existing) : undefined,
  );
  const found = new Set(records.map(({ key }) => plainKey(key)));
  const count = keys.reduce(
    (sum, value) => sum + (found.has(plainKey(value.text)) ? value.count : 0),
    0,
  );
  return { rows: table.rowCount - from, existing: count };
};

/** A failed check is asked again in the sheet, where saving waits for it. */
export const useFileKeys = (
  mapping: Mapping | null,
  key: string,
  existing: Existing | null,
  isUpdate: boolean,
) => {
  const opened = mapping?.opened ?? null;
  const column = mapping?.columns.find(({ target }) => target?.name === key)?.column;
  return useTask(
    useMemo(
      () =>
        opened && existing && column !== undefined
          ? async (signal: AbortSignal) => {
              if (!isUpdate) await pause(wait, signal);
              signal.throwIfAborted();
              return countExisting({ opened, column, existing, isUpdate }, signal);
            }
          : null,
      [opened, column, existing, isUpdate],
    ),
  );
};
