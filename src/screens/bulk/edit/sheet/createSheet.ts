import { plainKey } from '../../../../lib/text/plainText';
import { asText } from '../../../../fields/shared/asText';
import { createEntries } from '../../../../lib/grid/entries/createEntries';
import type { EntryColumn } from '../../../../lib/grid/entries/types';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import type { FieldOf } from '../../../../schema/field';
import type { RuleMessage } from '../../../../lib/rules/message';
import { createChoices, type ChoiceColumn } from '../../columns/choices';
import { createStore } from '../../../../lib/util/listeners';
import type { ChangedRow } from '../../save/rows';
import { createKnownLinks } from '../../actions/knownLinks';
import { noPlan, planBetween, zonesKey, type ZonePlan } from '../../columns/zonePlan';
import { namedReference, storedId, storedBase, type LoadedRecord } from '../../columns/recordTexts';

/** Resolves names of other records: cells contain names, requests contain ids (rules R25). */
export const createNames = (label: string) => {
  /** By name as typed: the ids of its records. Each spelling has its own result. */
  const checked = new Map<string, ReadonlySet<string>>();
  /** Null for an unknown or ambiguous name; undefined if it is not checked yet. */
  const idOf = (name: string): string | null | undefined => {
    const meaning = checked.get(name.trim());
    if (!meaning) return undefined;
    const [only = null] = meaning;
    return meaning.size === 1 ? only : null;
  };
  return {
    idOf,
    /** Sets the platform's records with these names. Names without a record are unknown. */
    learnChecked: (
      names: readonly string[],
      keys: readonly { readonly id: string; readonly key: string }[],
    ) => {
      const ids = new Map<string, Set<string>>();
      for (const { id, key } of keys) {
        ids.set(plainKey(key), (ids.get(plainKey(key)) ?? new Set()).add(id));
      }
      for (const name of names) {
        // A resolved name is not overwritten: a late response is older than the result.
        if (typeof idOf(name) === 'string') continue;
        checked.set(name.trim(), ids.get(plainKey(name)) ?? new Set());
      }
    },
    /** The error of a checked name. */
    faultOf: (name: string): RuleMessage | null => {
      const count = checked.get(name.trim())?.size;
      if (count === undefined || count === 1) return null;
      return {
        key: `facings.bulkEdit.names.${count === 0 ? 'none' : 'several'}`,
        values: { label, name: name.trim() },
      };
    },
  };
};

// The records being edited, outside React: rows, ids and known data.

/** A column of names of other records. */
export interface Reference {
  readonly names: ReturnType<typeof createNames>;
  readonly field: FieldOf<'reference'>;
  /** Stored ids by row. */
  readonly ids: (string | null)[];
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
  choiceColumns = [],
}: {
  readonly declaration: AnyDeclaration;
  readonly columns: readonly EntryColumn[];
  /** Columns that hold nothing but what is offered. */
  readonly choiceColumns?: readonly ChoiceColumn[];
}) => {
  const entries = createEntries({
    columns,
    keyColumn: columns.findIndex(({ key }) => key === declaration.bulk?.key),
    existing: 'allowed',
  });
  const links = createKnownLinks();
  const ids: string[] = [];
  const loaded = new Set<string>();
  /** By column position: columns with names of other records. */
  const references = new Map<number, Reference>();
  for (const [place, { key, label }] of columns.entries()) {
    const field = namedReference(declaration.fields[key], key);
    if (field) references.set(place, { names: createNames(label), field, ids: [] });
  }

  return {
    declaration,
    columns,
    entries,
    /** What cells may hold, beyond their column's rule. */
    choices: createChoices(entries, choiceColumns),
    /** Position of the column that says which record a row is. */
    nameColumn: Math.max(0, entries.keyColumn),
    /** Position of the zones column; -1 if there is none. */
    zonesColumn: columns.findIndex(({ key }) => key === zonesKey),
    knownLinks: links,
    /**
     * Rows whose record gets a child added or changed, such as the states of a file. Null while the existing children
     * are loading, and nothing can be saved before.
     */
    childRows: createStore<ReadonlyMap<number, ChangedRow> | null>(new Map()),
    references: references as ReadonlyMap<number, Reference>,
    idOf: (row: number): string => ids[row] ?? '',
    append: (records: readonly LoadedRecord[]): void => {
      const added: LoadedRecord[] = [];
      for (const record of records) {
        const id = asText(record.id);
        if (id === null || loaded.has(id)) continue;
        loaded.add(id);
        ids.push(id);
        const zones = zonesIn(record);
        if (zones) links.learnAll(id, zones);
        for (const [place, { field, ids: fieldIds }] of references)
          fieldIds.push(storedId(field, columns[place]?.key ?? '', record));
        added.push(record);
      }
      if (added.length > 0) entries.append(storedBase(declaration, columns, added));
    },
  };
};

export type Sheet = ReturnType<typeof createSheet>;

/** Zones that saving adds a row to and removes it from. */
export const planAt = ({ entries, zonesColumn }: Sheet, row: number): ZonePlan =>
  zonesColumn >= 0 && entries.isChanged(row, zonesColumn)
    ? planBetween(entries.baseText(row, zonesColumn), entries.textAt(row, zonesColumn))
    : noPlan;
