/** How many rows of a file have a key that exists, said before the rows are in the sheet. */
import { useMemo } from 'react';
import { chunksOf, eachOf } from '../../../../lib/batches/calls';
import { pause } from '../../../../lib/batches/control';
import { columnValues } from '../../../../lib/tables/match/columnValues';
import type { OpenedFile } from '../../../../lib/tables/types';
import { plainKey } from '../../../../lib/text/plainText';
import { useTask } from '../../frame/follow';
import type { Mapping } from '../mapping/mapping';
import type { Existing } from './keyChecks';

/** A larger file is only asked about in the sheet, which asks for every key. */
const mostKeys = 10_000;
/** Milliseconds: who imports at once is not delayed, and a change of the columns asks once. */
const wait = 500;
const usualBlock = 500;

interface CountOptions {
  readonly opened: OpenedFile;
  /** The column with the keys. */
  readonly column: number;
  readonly existing: Existing;
}

export interface FileKeys {
  readonly rows: number;
  /** Rows whose key exists. */
  readonly existing: number;
}

/** Null if the file has no keys, or too many of them. */
export const countExisting = async (
  {
    opened: { table, headerRow },
    column,
    existing: { ask, block = usualBlock, atOnce },
  }: CountOptions,
  signal: AbortSignal,
): Promise<FileKeys | null> => {
  const from = headerRow + 1;
  const keys = await columnValues(table, column, from, signal, mostKeys);
  if (keys === null || keys.length === 0) return null;
  const found = new Set<string>();
  await eachOf(
    chunksOf(keys, block),
    async (some) => {
      signal.throwIfAborted();
      for (const { key } of await ask(some.map(({ text }) => text))) found.add(plainKey(key));
    },
    atOnce,
  );
  signal.throwIfAborted();
  const existing = keys.reduce(
    (sum, { text, count }) => sum + (found.has(plainKey(text)) ? count : 0),
    0,
  );
  return { rows: table.rowCount - from, existing };
};

/** A failed check is asked again in the sheet, where saving waits for it. */
export const useFileKeys = (mapping: Mapping | null, key: string, existing: Existing | null) => {
  const opened = mapping?.opened ?? null;
  const column = mapping?.columns.find(({ target }) => target?.name === key)?.column;
  return useTask(
    useMemo(
      () =>
        opened && existing && column !== undefined
          ? async (signal: AbortSignal) => {
              await pause(wait, signal);
              signal.throwIfAborted();
              return countExisting({ opened, column, existing }, signal);
            }
          : null,
      [opened, column, existing],
    ),
  );
};
