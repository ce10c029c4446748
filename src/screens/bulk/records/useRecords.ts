import { useMemo, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import type { ExistingRecord } from '../../../../dataProvider/calls/bulk';
import { loadCode } from '../../../lib/failures/code';
import { useProvider } from '../../../fields/useProvider';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { ParentIds } from '../../../schema/routes';
import { inSlices } from '../../../lib/util/yieldToMain';
import { plainKey } from '../../../lib/text/plainText';
import { useReadAllRows } from '../../../views/list/state/useEveryRow';
import { initialValues } from '../../../views/form/initialValues';
import { useReadAgain } from '../../../views/outOfDate';
import { parentMeta, useParentIds } from '../../../views/place/placeContext';
import type { ChoiceColumn } from '../columns/choices';
import type { Existing } from '../add/checks/keyChecks';
import { rememberKeys } from '../add/checks/rememberKeys';
import type { PlaceOf } from '../add/saving/backToSheet';
import type { BuildOptions } from '../add/useAdding';
import type { Creating } from '../add/saving/creating';
import { recordValueOf } from '../columns/recordTexts';
import { UnreadableCell } from '../session/work';
import type { RecordPort } from '../save/recordRun';
import type { RecordRow } from '../save/rows';
import { useJournal } from '../../../views/useJournal';

interface UseRecordsOptions {
  readonly declaration: AnyDeclaration;
  /** Values that are selected once for all rows. */
  readonly once: Readonly<Record<string, string>>;
  readonly accountId: string;
}

interface RecordRowsOptions extends Pick<UseRecordsOptions, 'declaration' | 'once'>, BuildOptions {
  readonly columns: readonly ChoiceColumn[];
  readonly within: ParentIds;
  /** An earlier save sent the row without an answer. */
  readonly isDoubtful: (row: number) => boolean;
}

/**
 * Converts rows of the sheet to the values that the create form would send.
 *
 * @throws UnreadableCell if a cell without an error cannot be converted, so that nothing is sent
 */
const recordRows = async ({
  declaration,
  within,
  once,
  entries,
  choices,
  columns,
  lineOf,
  isDoubtful,
  signal,
}: RecordRowsOptions): Promise<readonly RecordRow[]> => {
  const { fields, create } = declaration;
  const first = initialValues({
    declaration,
    fields: create?.fields ?? [],
    record: undefined,
    within,
    begun: once,
  });
  const choicePlaces = new Set(columns.map(({ place }) => place));
  const rows: RecordRow[] = [];
  await inSlices(
    entries.rowsOf('create'),
    (row) => {
      const shown: Record<string, string> = {};
      const values: Record<string, unknown> = { ...first };
      for (const [place, { key, label, rule }] of entries.columns.entries()) {
        const text = entries.textAt(row, place).trim();
        shown[key] = text;
        // An empty cell gets the form's initial value.
        if (text === '') continue;
        const value = choicePlaces.has(place)
          ? choices.valueOf(place, text)
          : recordValueOf(fields[key], rule, text);
        if (value === undefined || value === null)
          throw new UnreadableCell({ line: lineOf(row), label, text });
        values[key] = value;
      }
      const line = lineOf(row);
      rows.push({ row, line, shown, values, ...(isDoubtful(row) ? { mayExist: true } : {}) });
    },
    signal,
  );
  return rows;
};

const placeOfRecord: PlaceOf = ({ columns, keyColumn }, { isRefused, field }) => {
  if (isRefused !== true && field === undefined) return null;
  const column = columns.findIndex(({ key }) => key === field);
  return column < 0
    ? // If the refusal names no value, a change of any value may fix it.
      { column: Math.max(0, keyColumn), of: [...columns.keys()] }
    : { column: column, of: [column] };
};

const recordTexts = ({ shown }: RecordRow, columns: readonly EntryColumn[]) =>
  columns.map(({ key }) => shown[key] ?? '');

/** More keys than rows, so that one request serves all of them: its answer is the whole list. */
const everyKey = 1_000_000;

/** Reads all records of the organization and compares their keys. */
const useExisting = (declaration: AnyDeclaration, once: UseRecordsOptions['once']): Existing => {
  const within = useParentIds();
  const readEveryRow = useReadAllRows(declaration);
  return useMemo(() => {
    const { key } = declaration.bulk ?? {};
    const { ask, every, forget } = rememberKeys(
      async (keys): Promise<readonly ExistingRecord[]> => {
        if (key === undefined) return [];
        const requested = new Set(keys.map(plainKey));
        return (await every()).flatMap((record) => {
          const text: unknown = record[key];
          const isAsked = typeof text === 'string' && requested.has(plainKey(text));
          return isAsked ? [{ id: String(record.id), key: text }] : [];
        });
      },
      async (signal) => (await readEveryRow({ text: '', filters: once }, signal)).rows,
    );
    // Without `stop`: the keys are asked of what it would stop.
    return { ask, every, forget, block: everyKey, atOnce: 1 };
    // oxlint-disable-next-line react/exhaustive-deps -- the reader is a new function in each render
  }, [declaration, once, within]);
};

/** Saves the rows of an import, each by the entity's own creation, and continues unfinished imports. */
export const useRecords = ({ declaration, once, accountId }: UseRecordsOptions) => {
  const provider = useProvider();
  const within = useParentIds();
  const journal = useJournal();
  const readAgain = useReadAgain(declaration);
  /** Rows of the sheet that an earlier save sent without an answer. */
  const doubtful = useRef<ReadonlySet<number>>(new Set());
  const port = useMemo((): RecordPort | null => {
    const { name } = declaration;
    return (
      journal && {
        accountId,
        journal,
        place: JSON.stringify([name, within]),
        create: async (data) => {
          const created = await provider.create<RaRecord>(name, { data, ...parentMeta(within) });
          return String(created.data.id);
        },
        find: async (data) => {
          const found = await provider.created(name, { data, ...parentMeta(within) });
          return found ? String(found.id) : undefined;
        },
      }
    );
  }, [declaration, within, accountId, journal, provider]);

  const existing = useExisting(declaration, once);
  const creating: Creating<RecordRow> = {
    plan:
      port && (async () => (await loadCode(() => import('../save/recordRun'))).recordPlan(port)),
    existing,
    textsOf: recordTexts,
    placeOf: placeOfRecord,
    onBack: (_, results) => {
      doubtful.current = new Set(
        [...results].flatMap(([row, { mayExist }]) => (mayExist ? [row] : [])),
      );
    },
    onEnd: () => void readAgain({ ...within, ...once }),
  };
  return {
    port,
    creating,
    build: (options: BuildOptions & Pick<RecordRowsOptions, 'columns'>) =>
      recordRows({
        ...options,
        declaration,
        within,
        once,
        isDoubtful: (row) => doubtful.current.has(row),
      }),
  };
};
