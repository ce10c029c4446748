/** Copies planned records to another organization, one at a time, and removes the copies again. */
import type { RaRecord, TranslateFunction } from 'react-admin';
import { agree } from '../../fields/sentValue';
import { eachOf, settleEach } from '../../lib/batches/calls';
import { failureMessageOf, isNotFound, PlatformError } from '../../lib/failures/failures';
import { inSentence } from '../../lib/text/inSentence';
import { plainKey } from '../../lib/text/plainText';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { NamedCreation } from '../../schema/namedCreation';
import type { ParentIds } from '../../schema/routes';
import { fillTemplate } from '../../schema/template';
import { changedSince, inUse, isInUse, isUntouched, unsetOf } from '../created';
import { withinOf } from '../place/placeContext';
import { childrenOf, copyChildren } from './copyChildren';
import { copyOf, type CopyPlan, type CopyRequest, type PlannedChildren } from './copyPlan';
import { accountKey, copyKeyOf, recordsThere } from './recordsThere';
import { gapKey, type Gap } from './there';
import { copiedValues } from './values';

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
  new PlatformError({ type: 'error', kind: 'conflict' }, { declaredMessage: { key, values } });

/** The rows with their copies, of which several may have one name, and those that have none. */
const matched = (
  { represent }: AnyDeclaration,
  rows: readonly RaRecord[],
  copies: readonly RaRecord[],
) => {
  const left = [...copies];
  const pairs: (readonly [row: RaRecord, copy: RaRecord])[] = [];
  const due = rows.filter((row) => {
    const name = fillTemplate(represent, row);
    const at = left.findIndex((copy) => fillTemplate(represent, copy) === name);
    const [copy] = at < 0 ? [] : left.splice(at, 1);
    if (copy) pairs.push([row, copy]);
    return !copy;
  });
  return { pairs, due };
};

export const createCopy = (
  { provider, declaration, to }: CopyRequest,
  { plan, translate, isChosen, onNamed }: CopyOptions,
) => {
  const parents = { [accountKey]: to };
  const meta = { meta: { within: parents } };
  const planned = new Map(plan.rows.map((row) => [row.record.id, row]));
  const createdCopies = new Map<RaRecord['id'], Created>();
  /** Those whose children were begun: what exists of them is not created again. */
  const begun = new Set<string>();
  const named = new Map<string, Promise<string>>();
  const namedMade: NamedCreated[] = [];
  /** Keys of those whose creation was sent, perhaps without a response. */
  const sentNames = new Set<string>();
  const textOf = (entity: AnyDeclaration, key: string) =>
    translate(`resources.${entity.name}.${key}`);

  const createNamed = async (
    { declaration: entity, name, values: shared }: NamedCreation,
    text: string,
  ): Promise<string> => {
    const values = { ...shared, [name]: text };
    const key = plainKey(copyKeyOf(entity, values));
    // Another tab may have created it since the question. After the first attempt it may be this one's own.
    if (!sentNames.has(key)) {
      const rows = await recordsThere({ provider, to }, entity, [text]);
      const [now, ...others] = rows.filter(({ label }) => plainKey(label) === key);
      if (now && others.length === 0) return now.value;
    }
    sentNames.add(key);
    const { data } = await provider.create<RaRecord>(entity.name, { data: values, ...meta });
    namedMade.push({ declaration: entity, id: data.id, values });
    onNamed?.(entity.name);
    return String(data.id);
  };

  /** The value for a gap, which is created once, by the first copy that needs it. */
  const fill = async (gap: Gap): Promise<string | undefined> => {
    const { adds, text, declaration: entity, name } = gap;
    if (!adds || !isChosen(adds.declaration.name)) return undefined;
    const key = gapKey(gap);
    const pending = named.get(key) ?? createNamed(adds, text);
    named.set(key, pending);
    try {
      const id = await pending;
      return entity.fields[name]?.kind === 'reference' ? id : text;
    } catch (error) {
      // Another attempt creates it.
      if (named.get(key) === pending) named.delete(key);
      throw error;
    }
  };

  /** @throws if a value is lacking that its creation requires */
  const valuesOf = async (entity: AnyDeclaration, record: RaRecord, within: ParentIds) => {
    const source = { declaration: entity, record, parents: within };
    const filled = new Map<string, string>();
    const keyOf = (gap: Gap) => `${gap.name}\n${gap.text}`;
    for (const gap of copyOf(plan.there, source, () => undefined).gaps) {
      const value = await fill(gap);
      if (value !== undefined) filled.set(keyOf(gap), value);
    }
    const { values, lacking } = copyOf(plan.there, source, (gap) => filled.get(keyOf(gap)));
    if (lacking.length > 0) {
      const fields = lacking.map((name) => textOf(entity, `fields.${name}`)).join(', ');
      throw errorOf('facings.selection.copy.lacks', { fields });
    }
    return values;
  };

  /** Read once, right before the first copy is sent: another tab may have copied the same since the question. */
  let taken: Promise<ReadonlySet<string>> | undefined;
  const readTaken = async (): Promise<ReadonlySet<string>> => {
    const keys = plan.rows.map(({ record }) => copyKeyOf(declaration, record));
    const rows = await recordsThere({ provider, to }, declaration, keys);
    return new Set(rows.map(({ label }) => plainKey(label)));
  };
  const isTaken = async (record: RaRecord): Promise<boolean> => {
    const pending = (taken ??= readTaken());
    try {
      return (await pending).has(plainKey(copyKeyOf(declaration, record)));
    } catch (error) {
      if (taken === pending) taken = undefined;
      throw error;
    }
  };

  const create = async (record: RaRecord): Promise<Created> => {
    if (await isTaken(record)) throw errorOf('facings.selection.copy.existsNow');
    const values = await valuesOf(declaration, record, parents);
    const { data } = await provider.create<RaRecord>(declaration.name, { data: values, ...meta });
    return { id: data.id, values };
  };

  /** How many copies lack what further calls complete them with. */
  const incompleteOf = async (
    child: AnyDeclaration,
    pairs: ReturnType<typeof matched>['pairs'],
    { from, to: within }: Readonly<Record<'from' | 'to', ParentIds>>,
  ): Promise<number> => {
    const names = Object.keys(child.calls?.also ?? {});
    if (names.length === 0) return 0;
    const read = async ({ id }: RaRecord, parentIds: ParentIds) =>
      (await provider.getOne<RaRecord>(child.name, { id, meta: { within: parentIds } })).data;
    const complete = await eachOf(pairs, async ([row, copy]) => {
      const [original, other] = await Promise.all([read(row, from), read(copy, within)]);
      const stored = copiedValues(child, original);
      return names.every((name) => agree(stored[name], other[name]));
    });
    return complete.filter((isIt) => !isIt).length;
  };

  const copyPart = async ({ part, from, rows }: PlannedChildren, parent: Created) => {
    const { child } = part;
    const within = withinOf(part.within, { ...parents, ...parent.values, id: parent.id });
    if (!within) throw new Error(`The parents of ${part.of} are not known.`);
    const key = `${part.of} ${String(parent.id)}`;
    const copies = begun.has(key) ? await childrenOf(provider, child, within) : [];
    begun.add(key);
    const { pairs, due } = matched(child, rows, copies);
    const { failed } = await copyChildren(provider, {
      child,
      from,
      to: within,
      rows: due,
      reasons: ['secret'],
      convert: (record) => valuesOf(child, record, within),
    });
    const incomplete = await incompleteOf(child, pairs, { from, to: within });
    const count = failed.length + incomplete;
    if (count === 0) return;
    const [first] = failed;
    throw errorOf('facings.selection.copy.partly', {
      smart_count: count,
      one: inSentence(textOf(child, 'label')),
      many: inSentence(textOf(child, 'name')),
      reason: first
        ? failureMessageOf(first.error, translate).message
        : translate('facings.selection.copy.incomplete'),
    });
  };

  /** Whether the copy's children are those that were copied to it, as they were. */
  const areChildrenUntouched = async (
    { part: { child, within: names }, rows }: PlannedChildren,
    parent: Created,
  ): Promise<boolean> => {
    const within = withinOf(names, { ...parents, ...parent.values, id: parent.id });
    if (!within) return false;
    const now = await childrenOf(provider, child, within);
    const isOwn = isChosen(child.name) && begun.has(`${child.name} ${String(parent.id)}`);
    const { pairs } = matched(child, isOwn ? rows : [], now);
    if (pairs.length !== now.length) return false;
    const untouched = await eachOf(pairs, async ([row, copy]) =>
      isUntouched(copy, await valuesOf(child, row, within), unsetOf(child)),
    );
    return !untouched.includes(false);
  };

  /** @throws if it stays, because it has changed or is in use */
  const remove = async (
    entity: AnyDeclaration,
    parentCopy: Created,
    children: readonly PlannedChildren[] = [],
  ): Promise<void> => {
    const { id, values } = parentCopy;
    try {
      const { data } = await provider.getOne<RaRecord>(entity.name, { id, ...meta });
      if (!isUntouched(data, values, unsetOf(entity))) throw changedSince();
      for (const part of children)
        if (!(await areChildrenUntouched(part, parentCopy))) throw changedSince();
      const of = children.map(({ part }) => part.of);
      if (await isInUse(provider, entity, { ...values, ...data }, of)) throw inUse();
      await provider.delete<RaRecord>(entity.name, { id, previousData: data, ...meta });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  };

  return {
    isPlanned: ({ id }: RaRecord): boolean => planned.has(id),
    /** Whether the record's copy exists, although its children may be missing. */
    isMade: ({ id }: RaRecord): boolean => createdCopies.has(id),
    /** Repeated after a failure, it does only what is missing. @throws what failed of the record */
    copy: async ({ id }: RaRecord): Promise<void> => {
      const row = planned.get(id);
      if (!row) return;
      const copy = createdCopies.get(id) ?? (await create(row.record));
      createdCopies.set(id, copy);
      for (const part of row.children)
        if (isChosen(part.part.of) && part.rows.length > 0) await copyPart(part, copy);
    },
    /** Removes the record's copy. @throws if it was changed since, or is in use */
    undo: async ({ id }: RaRecord): Promise<void> => {
      const copy = createdCopies.get(id);
      if (!copy) return;
      await remove(declaration, copy, planned.get(id)?.children);
      createdCopies.delete(id);
    },
    /** Removes what was created for the copies. Returns what stays, with the reason. */
    undoNamed: async (): Promise<readonly string[]> => {
      const outcomes = await settleEach({
        items: namedMade.splice(0),
        work: ({ declaration: of, ...copy }) => remove(of, copy),
      });
      return outcomes.flatMap((outcome) => {
        if (outcome.type !== 'failed') return [];
        const { item } = outcome;
        const name = fillTemplate(item.declaration.represent, item.values);
        namedMade.push(item);
        return [`${name}: ${failureMessageOf(outcome.error, translate).message}`];
      });
    },
  };
};

export type Copy = ReturnType<typeof createCopy>;
