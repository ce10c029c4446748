/** The products being edited, outside React: rows, product ids and known data. */
import { recordsBase } from '../../../../grid/entries/bases';
import { createEntries } from '../../../../grid/entries/createEntries';
import type { Entries, EntryColumn } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { asText } from '../../../../fields/shared/asText';
import { createKnownLinks, type KnownLinks } from '../knownLinks';
import { zonesKey } from '../zonePlan';
import { createNames, type Names } from './names';
import { namedReference, storedId, textsOf, type LoadedRecord } from './recordTexts';

/** A column of names of other records. */
export interface Reference {
  /** Name of the other records' declaration. */
  readonly to: string;
  readonly names: Names;
  /** Stored id of a row's reference. */
  readonly idAt: (row: number) => string | null;
  readonly setId: (row: number, id: string | null) => void;
}

export interface Sheet {
  readonly declaration: AnyDeclaration;
  readonly columns: readonly EntryColumn[];
  readonly entries: Entries;
  /** Position of the zones column. */
  readonly zonesColumn: number;
  readonly known: KnownLinks;
  /** By column position: columns with names of other records. */
  readonly references: ReadonlyMap<number, Reference>;
  /** Id of a row's product. */
  readonly idOf: (row: number) => string;
  /** Row of a product; undefined if it is not loaded. */
  readonly rowOf: (id: string) => number | undefined;
  /** Adds rows for products that are not in the sheet; returns their number. */
  readonly append: (records: readonly LoadedRecord[]) => number;
}

const zonesIn = (record: LoadedRecord): readonly string[] | null => {
  const { zones } = record;
  if (!Array.isArray(zones)) return null;
  return zones.flatMap((zone: unknown) => {
    const id = asText(typeof zone === 'object' && zone !== null && 'id' in zone ? zone.id : zone);
    return id === null ? [] : [id];
  });
};

export const createSheet = ({
  declaration,
  columns,
}: {
  readonly declaration: AnyDeclaration;
  readonly columns: readonly EntryColumn[];
}): Sheet => {
  const entries = createEntries({
    columns,
    keyColumn: columns.findIndex(({ key }) => key === declaration.bulk?.key),
    existing: 'allowed',
  });
  const known = createKnownLinks();
  const ids: string[] = [];
  const rowOf = new Map<string, number>();
  const references = [...columns.entries()].flatMap(([place, { key, label }]) => {
    const field = namedReference(declaration.fields[key], key);
    return field
      ? [{ place, key, field, names: createNames(label), ids: [] as (string | null)[] }]
      : [];
  });

  const learn = (id: string, record: LoadedRecord) => {
    rowOf.set(id, ids.length);
    ids.push(id);
    const zones = zonesIn(record);
    if (zones) known.learnAll(id, zones);
    for (const { key, field, ids: own } of references) own.push(storedId(field, key, record));
  };
  return {
    declaration,
    columns,
    entries,
    zonesColumn: columns.findIndex(({ key }) => key === zonesKey),
    known,
    references: new Map(
      references.map(({ place, field, names, ids: own }) => [
        place,
        {
          to: field.to,
          names,
          idAt: (row) => own[row] ?? null,
          setId: (row, id) => {
            own[row] = id;
          },
        },
      ]),
    ),
    idOf: (row) => ids[row] ?? '',
    rowOf: (id) => rowOf.get(id),
    append: (records) => {
      const added: (readonly string[])[] = [];
      for (const record of records) {
        const id = asText(record.id);
        if (id === null || rowOf.has(id)) continue;
        learn(id, record);
        added.push(textsOf(declaration, columns, record));
      }
      if (added.length > 0) entries.append(recordsBase(added));
      return added.length;
    },
  };
};
