/** Which rows are there already: all records of the organization are read once, and compared by the key. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Entries } from '../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { plainKey } from '../../../spreadsheet/keyHash';
import { useReadAllRows } from '../../../views/availability/useEveryRow';
import { useWithin } from '../../../views/place/withinContext';
import { createKeyChecks, type AskKeys, type KeyChecks } from '../add/checks/keyChecks';

interface Wanted {
  readonly declaration: AnyDeclaration;
  readonly once: Readonly<Record<string, string>>;
  readonly entries: Entries | null;
  /** Another number: everything is asked again. */
  readonly round: number;
}

/** Milliseconds in which what was read counts as fresh. */
const fresh = 60_000;
/** More keys than there are rows: one question for all of them, since its answer is the whole list. */
const everyKey = 1_000_000;

/** Null where rows have no key: then the platform alone says what exists. */
export const useExisting = ({ declaration, once, entries, round }: Wanted): KeyChecks | null => {
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the reader is made anew with each drawing
  }, [client, declaration, entries, filters, round, within]);
  useEffect(() => checks?.follow(), [checks]);
  return checks;
};
