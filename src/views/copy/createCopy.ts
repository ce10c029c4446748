/** Copies planned records to another organization, one at a time, and removes the copies again. */
import type { RaRecord, TranslateFunction } from 'react-admin';
import { failureMessageOf, isNotFound, PlatformError } from '../../lib/failures/failures';
import { inSentence } from '../../lib/text/inSentence';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { NamedCreation } from '../../schema/namedCreation';
import { fillTemplate } from '../../schema/template';
import { changedSince, isInUse, isUntouched, unsetOf } from '../created';
import { withinOf } from '../place/placeContext';
import { childrenOf, copyChildren } from './copyChildren';
import { copyOf, type CopyPlan, type CopyRequest, type PlannedChildren } from './copyPlan';
import { accountKey, gapKey, type Gap } from './there';

type Values = Readonly<Record<string, unknown>>;

interface CopyOptions {
  readonly plan: CopyPlan;
  readonly translate: TranslateFunction;
  /** Whether children, or what the copies refer to, are created: by the name of their entity. */
  readonly isChosen: (name: string) => boolean;
  /** Called when something was created for the copies: with the name of its entity. */
  readonly onNamed?: (name: string) => void;
}

interface Created {
  readonly id: RaRecord['id'];
  readonly values: Values;
}

interface NamedCreated extends Created {
  readonly declaration: AnyDeclaration;
}

const errorOf = (key: string, values: Values = {}) =>
  new PlatformError({ type: 'error', kind: 'conflict' }, { said: { key, values } });

/** The rows that are not among the others, which may have several of a name. */
const without = (
  { represent }: AnyDeclaration,
  rows: readonly RaRecord[],
  others: readonly RaRecord[],
): readonly RaRecord[] => {
  const left = others.map((row) => fillTemplate(represent, row));
  return rows.filter((row) => {
    const at = left.indexOf(fillTemplate(represent, row));
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
};

export const createCopy = (
  { provider, declaration, to }: CopyRequest,
  { plan, translate, isChosen, onNamed }: CopyOptions,
) => {
  const parents = { [accountKey]: to };
  const meta = { meta: { within: parents } };
  const planned = new Map(plan.rows.map((row) => [row.record.id, row]));
  const made = new Map<RaRecord['id'], Created>();
  /** Those whose children were begun: what exists of them is not created again. */
  const begun = new Set<string>();
  const named = new Map<string, Promise<string>>();
  const namedMade: NamedCreated[] = [];
  const textOf = (own: AnyDeclaration, key: string) => translate(`resources.${own.name}.${key}`);

  const createNamed = async (
    { declaration: own, name, values: shared }: NamedCreation,
    text: string,
  ): Promise<string> => {
    const values = { ...shared, [name]: text };
    const { data } = await provider.create<RaRecord>(own.name, { data: values, ...meta });
    namedMade.push({ declaration: own, id: data.id, values });
    onNamed?.(own.name);
    return String(data.id);
  };

  /** The value for a gap, which is created once, by the first copy that needs it. */
  const fill = async (gap: Gap): Promise<string | undefined> => {
    const { adds, text, declaration: own, name } = gap;
    if (!adds || !isChosen(adds.declaration.name)) return undefined;
    const key = gapKey(gap);
    const pending = named.get(key) ?? createNamed(adds, text);
    named.set(key, pending);
    try {
      const id = await pending;
      return own.fields[name]?.kind === 'reference' ? id : text;
    } catch (error) {
      // Another attempt creates it.
      named.delete(key);
      throw error;
    }
  };

  /** @throws if a value is lacking that its creation requires */
  const valuesOf = async (own: AnyDeclaration, record: RaRecord, within: Values) => {
    const source = {
      declaration: own,
      record,
      parents: within as Readonly<Record<string, string>>,
    };
    const filled = new Map<string, string>();
    const keyOf = (gap: Gap) => `${gap.name}\n${gap.text}`;
    for (const gap of copyOf(plan.there, source, () => undefined).gaps) {
      const value = await fill(gap);
      if (value !== undefined) filled.set(keyOf(gap), value);
    }
    const { values, lacking } = copyOf(plan.there, source, (gap) => filled.get(keyOf(gap)));
    if (lacking.length > 0) {
      const fields = lacking.map((name) => textOf(own, `fields.${name}`)).join(', ');
      throw errorOf('facings.selection.copy.lacks', { fields });
    }
    return values;
  };

  const copyPart = async ({ part, from, rows }: PlannedChildren, parent: Created) => {
    const { child } = part;
    const within = withinOf(part.within, { ...parents, ...parent.values, id: parent.id });
    if (!within) throw new Error(`The parents of ${part.of} are not known.`);
    const key = `${part.of} ${String(parent.id)}`;
    const due = begun.has(key)
      ? without(child, rows, await childrenOf(provider, child, within))
      : rows;
    begun.add(key);
    const { failed } = await copyChildren(provider, {
      child,
      from,
      to: within,
      rows: due,
      reasons: ['secret'],
      convert: (record) => valuesOf(child, record, within),
    });
    const [first] = failed;
    if (!first) return;
    throw errorOf('facings.selection.copy.partly', {
      smart_count: failed.length,
      one: inSentence(textOf(child, 'label')),
      many: inSentence(textOf(child, 'name')),
      reason: failureMessageOf(first.error, translate).message,
    });
  };

  /** False if it stays, because it has changed or `isKept`. */
  const remove = async (
    own: AnyDeclaration,
    { id, values }: Created,
    isKept: (record: RaRecord) => Promise<boolean> = () => Promise.resolve(false),
  ): Promise<boolean> => {
    try {
      const { data } = await provider.getOne<RaRecord>(own.name, { id, ...meta });
      if (!isUntouched(data, values, unsetOf(own)) || (await isKept({ ...values, ...data })))
        return false;
      await provider.delete<RaRecord>(own.name, { id, previousData: data, ...meta });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
    return true;
  };

  return {
    isPlanned: ({ id }: RaRecord): boolean => planned.has(id),
    /** Whether the record's copy exists, although its children may be missing. */
    isMade: ({ id }: RaRecord): boolean => made.has(id),
    /** Repeated after a failure, it does only what is missing. @throws what failed of the record */
    copy: async ({ id }: RaRecord): Promise<void> => {
      const row = planned.get(id);
      if (!row) return;
      let own = made.get(id);
      if (!own) {
        const values = await valuesOf(declaration, row.record, parents);
        const { data } = await provider.create<RaRecord>(declaration.name, {
          data: values,
          ...meta,
        });
        own = { id: data.id, values };
        made.set(id, own);
      }
      for (const one of row.children)
        if (isChosen(one.part.of) && one.rows.length > 0) await copyPart(one, own);
    },
    /** Removes the record's copy. @throws if it was changed since */
    undo: async ({ id }: RaRecord): Promise<void> => {
      const own = made.get(id);
      if (!own) return;
      if (!(await remove(declaration, own))) throw changedSince();
      made.delete(id);
    },
    /** Removes what was created for the copies. Returns the names of what stays, because something uses it. */
    undoNamed: async (): Promise<readonly string[]> => {
      const kept: string[] = [];
      for (const own of namedMade.splice(0)) {
        const { declaration: of, values } = own;
        const isRemoved = await remove(of, own, (record) => isInUse(provider, of, record));
        if (!isRemoved) kept.push(fillTemplate(of.represent, values));
      }
      return kept;
    },
  };
};

export type Copy = ReturnType<typeof createCopy>;
