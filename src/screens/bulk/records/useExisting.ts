import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Entries } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { plainKey } from '../../../spreadsheet/keyHash';
import { useReadAllRows } from '../../../views/availability/useEveryRow';
import { useWithin } from '../../../views/place/withinContext';
import { createKeyChecks, type AskKeys, type KeyChecks } from '../add/checks/keyChecks';

/** Finds rows that exist already: loads all records of the organization once and compares their keys. */
interface ExistingWanted {
  readonly declaration: AnyDeclaration;
  readonly once: Readonly<Record<string, string>>;
  readonly entries: Entries | null;
  /** A new number reloads everything. */
  readonly round: number;
}

/** Milliseconds for which the loaded records are fresh. */
const fresh = 60_000;
/** More keys than rows, so that one request serves all of them: its answer is the whole list. */
const everyKey = 1_000_000;

/** Returns null if rows have no key; then only the platform detects duplicates. */
export const useExisting = ({
  declaration,
  once,
  entries,
  round,
}: ExistingWanted): KeyChecks | null => {
  const client = useQueryClient();
  const within = useWithin();
  const readEveryRow = useReadAllRows(declaration);
  const filters = JSON.stringify(once);
  const checks = useMemo(() => {
    const { key } = declaration.bulk ?? {};
    if (!entries || key === undefined || round < 0) return null;
    const ask: AskKeys = async (keys) => {
      const { rows } = await client.query({
        queryKey: [declaration.name, 'imported', within, filters, round],
        queryFn: ({ signal }) =>
          readEveryRow(
            { text: '', filters: JSON.parse(filters) as Readonly<Record<string, string>> },
            signal,
          ),
        staleTime: fresh,
      });
      const asked = new Set(keys.map(plainKey));
      return new Map(
        rows.flatMap((record) => {
          const text: unknown = record[key];
          const isAsked = typeof text === 'string' && asked.has(plainKey(text));
          return isAsked ? [[text, String(record.id)] as const] : [];
        }),
      );
    };
    return createKeyChecks({ entries, ask, block: everyKey, atOnce: 1 });
    // oxlint-disable-next-line react/exhaustive-deps -- the reader is a new function in each render
  }, [client, declaration, entries, filters, round, within]);
  useEffect(() => checks?.follow(), [checks]);
  return checks;
};
