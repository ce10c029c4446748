/** Finds the record of a create whose response was lost, by the fields that the declaration names. */
import type { RaRecord } from 'react-admin';
import { eachOf } from '../../src/lib/batches/calls';
import type { CheckCall } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { agree, encodeField, plain } from '../../src/fields/sentValue';
import { valueAt } from '../../src/schema/template';
import type { ParentIds } from '../../src/schema/routes';
import type { Transport } from '../transport/types';
import { listAt } from './decode';
import { searchKey } from './listQuery';
import type { EntityReads } from './reads';
import { holdsSent } from './sameValues';
import { sendOver } from './send';
import type { Values } from '../../src/lib/util/values';

/** Minimum length of a search (rules 9). */
const shortestSearch = 3;

export const createLookup = (
  transport: Transport,
  declaration: AnyDeclaration,
  reads: Pick<EntityReads, 'every' | 'getOne' | 'filters'>,
) => {
  const { recognizedBy: names = [], calls = {} } = declaration;
  const check = calls.create?.check;
  if (!check && names.length === 0) return null;

  const textOf = (values: Values, name: string): string =>
    plain(encodeField(declaration, name, values));

  /** The platform's own check returns ids; the records are then read. */
  const checked = async (call: CheckCall, values: Values): Promise<readonly RaRecord[]> => {
    const wanted = textOf(values, call.by);
    const answer = await sendOver(transport)({
      method: 'POST',
      path: call.path,
      body: { [call.within]: values[call.within], [call.as]: [wanted] },
    });
    const ids = listAt(answer, call.read).flatMap((row) => {
      const id = valueAt(row, 'id');
      const isWanted = plain(valueAt(row, call.by)) === wanted;
      return isWanted && (typeof id === 'string' || typeof id === 'number') ? [id] : [];
    });
    return eachOf(ids, async (id) => (await reads.getOne({ id })).data);
  };

  const listed = async (values: Values, within: ParentIds): Promise<readonly RaRecord[]> => {
    const text =
      names.map((name) => textOf(values, name)).findLast((candidate) => candidate !== '') ?? '';
    const filter = {
      ...Object.fromEntries(
        names.flatMap((name) => (reads.filters.includes(name) ? [[name, values[name]]] : [])),
      ),
      ...(text.length >= shortestSearch ? { [searchKey]: text } : {}),
    };
    const rows = await reads.every(filter, { meta: { within } });
    // Rows may lack the field that the list was filtered by.
    const isIt = (row: RaRecord) => (name: string) =>
      row[name] == null ? name in filter : agree(row[name], textOf(values, name));
    return rows.filter((row) => names.every(isIt(row)));
  };

  /** A create may have another form of a value than a stored record. */
  const asSent = (record: RaRecord): RaRecord => {
    const stored = Object.entries(declaration.fields).flatMap(([name, { copied }]) =>
      copied ? [[name, copied(record[name])]] : [],
    );
    return { ...record, ...(Object.fromEntries(stored) as Values) };
  };

  const records = (values: Values, within: ParentIds) =>
    check ? checked(check, values) : listed(values, within);

  return {
    /**
     * Whether an older record may have the same identity. A secret that is returned only once must never be confused
     * with that of an older record.
     */
    mayHaveTwins: declaration.hasTwins === true || declaration.create?.secrets !== undefined,
    /** Returns a single text from the values that identify a record. */
    keyOf: (values: Values, within: ParentIds): string =>
      JSON.stringify([
        within,
        check
          ? [values[check.within], textOf(values, check.by)]
          : names.map((name) => textOf(values, name)),
      ]),
    /**
     * Returns the new record with these values. `isSame`: it has all sent values, as far as they can be compared.
     *
     * @throws if the platform cannot be reached
     */
    find: async (values: Values, within: ParentIds, before: ReadonlySet<string>) => {
      const hits = (await records(values, within)).filter(({ id }) => !before.has(String(id)));
      const sent = declaration.create?.fields ?? [];
      const judged = hits.map((record) => ({
        record,
        isSame: holdsSent(declaration, sent, values, asSent(record)) !== false,
      }));
      return judged.find(({ isSame }) => isSame) ?? judged[0] ?? null;
    },
    /** Returns the ids of existing records with the same identity. */
    ids: async (values: Values, within: ParentIds): Promise<ReadonlySet<string>> =>
      new Set((await records(values, within)).map(({ id }) => String(id))),
  };
};

export type Lookup = NonNullable<ReturnType<typeof createLookup>>;
