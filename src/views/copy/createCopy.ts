/** Copies planned records to another organization, part by part, and removes the copies again. */
import type { RaRecord, TranslateFunction } from 'react-admin';
import { settleEach } from '../../lib/batches/calls';
import { failureMessageOf, isNotFound, PlatformError } from '../../lib/failures/failures';
import { plainKey } from '../../lib/text/plainText';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ParentIds } from '../../schema/routes';
import { fillTemplate } from '../../schema/template';
import { changedSince, inUse, isInUse, isUntouched, unsetOf } from '../created';
import { createCopiedParts } from './copiedParts';
import {
  copyOf,
  type CopyPlan,
  type CopyRequest,
  type PlannedChildren,
  type PlannedRow,
} from './copyPlan';
import { accountKey, copyKeyOf, recordsThere } from './recordsThere';
import { gapKey, type Gap } from './there';

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

/** What was created because copies refer to it. */
interface NamedCreated extends Created {
  readonly declaration: AnyDeclaration;
}

/** What is to be created because copies refer to it. */
export interface Named {
  /** That of the gaps that it fills. */
  readonly key: string;
  readonly declaration: AnyDeclaration;
  readonly values: Values;
  /** Its name. */
  readonly text: string;
}

const namedOf = (gap: Gap): readonly Named[] => {
  const { adds, text } = gap;
  if (!adds) return [];
  const { declaration, name, values } = adds;
  return [{ key: gapKey(gap), declaration, values: { ...values, [name]: text }, text }];
};

const errorOf = (key: string, values: Values = {}) =>
  new PlatformError({ type: 'error', kind: 'conflict' }, { declaredMessage: { key, values } });

export const createCopy = (
  { provider, declaration, to }: CopyRequest,
  { plan, translate, isChosen, onNamed }: CopyOptions,
) => {
  const parents = { [accountKey]: to };
  const meta = { meta: { within: parents } };
  const planned = new Map(plan.rows.map((row) => [row.record.id, row]));
  /** Ids of the copies, by those of their records. */
  const copyIds = new Map<RaRecord['id'], RaRecord['id']>();
  const named = new Map<string, Promise<string>>();
  const namedMade = new Map<string, NamedCreated>();
  /** Keys of those whose creation was sent, perhaps without a response. */
  const sentNames = new Set<string>();
  const textOf = (entity: AnyDeclaration, key: string) =>
    translate(`resources.${entity.name}.${key}`);

  const lacking = (entity: AnyDeclaration, names: readonly string[]) =>
    errorOf('facings.selection.copy.lacks', {
      fields: names.map((name) => textOf(entity, `fields.${name}`)).join(', '),
    });

  const adoptNamed = ({ key, declaration: entity, values }: Named, id: string): void => {
    named.set(key, Promise.resolve(id));
    namedMade.set(key, { declaration: entity, id, values });
    onNamed?.(entity.name);
  };

  const sendNamed = async (wanted: Named) => {
    const { key, declaration: entity, values, text } = wanted;
    const name = plainKey(copyKeyOf(entity, values));
    // After the first attempt it may be this one's own.
    if (!sentNames.has(key)) {
      const rows = await recordsThere({ provider, to }, entity, [text]);
      const [now, ...others] = rows.filter(({ label }) => plainKey(label) === name);
      if (now && others.length === 0) return { id: now.value, isFound: true };
    }
    sentNames.add(key);
    const { data } = await provider.create<RaRecord>(entity.name, { data: values, ...meta });
    adoptNamed(wanted, String(data.id));
    return { id: String(data.id), isFound: false };
  };

  /** @returns its id, and whether another tab has created it since the question */
  const createNamed = (wanted: Named) => {
    const pending = sendNamed(wanted);
    const id = pending.then((created) => created.id);
    // What needs it fails for the same reason.
    id.catch(() => undefined);
    named.set(wanted.key, id);
    return pending;
  };

  /** The value for a gap, which was created before the copies. */
  const fill = async (gap: Gap): Promise<string | undefined> => {
    const { adds, text, declaration: entity, name } = gap;
    if (!adds || !isChosen(adds.declaration.name)) return undefined;
    const id = await named.get(gapKey(gap));
    if (id === undefined) throw lacking(entity, [name]);
    return entity.fields[name]?.kind === 'reference' ? id : text;
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
    const copy = copyOf(plan.there, source, (gap) => filled.get(keyOf(gap)));
    if (copy.lacking.length > 0) throw lacking(entity, copy.lacking);
    return copy.values;
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

  const plannedOf = ({ id }: Pick<RaRecord, 'id'>): PlannedRow => {
    const row = planned.get(id);
    if (!row) throw new Error(`No copy of ${String(id)} was planned.`);
    return row;
  };
  const dataOf = async (record: RaRecord) => ({
    data: await valuesOf(declaration, record, parents),
    ...meta,
  });
  const create = async (id: RaRecord['id']): Promise<string> => {
    const before = copyIds.get(id);
    if (before !== undefined) return String(before);
    const { record } = plannedOf({ id });
    if (await isTaken(record)) throw errorOf('facings.selection.copy.existsNow');
    const { data } = await provider.create<RaRecord>(declaration.name, await dataOf(record));
    copyIds.set(id, data.id);
    return String(data.id);
  };
  /** The record's copy, as it was sent; undefined if there is none. */
  const createdOf = async (id: RaRecord['id']): Promise<Created | undefined> => {
    const copyId = copyIds.get(id);
    if (copyId === undefined) return undefined;
    return { id: copyId, values: await valuesOf(declaration, plannedOf({ id }).record, parents) };
  };
  const children = createCopiedParts({ provider, declaration, parents, translate, valuesOf });

  /** @throws if it stays, because it has changed or is in use */
  const remove = async (
    entity: AnyDeclaration,
    parentCopy: Created,
    parts: readonly PlannedChildren[] = [],
  ): Promise<void> => {
    const { id, values } = parentCopy;
    try {
      const { data } = await provider.getOne<RaRecord>(entity.name, { id, ...meta });
      if (!isUntouched(data, values, unsetOf(entity))) throw changedSince();
      for (const part of parts)
        if (!(await children.areUntouched(part, parentCopy))) throw changedSince();
      const of = parts.map(({ part }) => part.of);
      if (await isInUse(provider, entity, { ...values, ...data }, of)) throw inUse();
      await provider.delete<RaRecord>(entity.name, { id, previousData: data, ...meta });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  };

  /** Removes what was created because copies refer to it. */
  const undoNamed = async (key: string): Promise<void> => {
    const creation = namedMade.get(key);
    if (!creation) return;
    await remove(creation.declaration, creation);
    namedMade.delete(key);
    named.delete(key);
  };

  return {
    isPlanned: ({ id }: RaRecord): boolean => planned.has(id),
    /** Whether the record's copy exists, although its children may be missing. */
    isMade: ({ id }: RaRecord): boolean => copyIds.has(id),
    /** What the copies need first, each once. */
    named: (): readonly Named[] => {
      const all = plan.gaps.flatMap(namedOf).filter(({ declaration: of }) => isChosen(of.name));
      return [...new Map(all.map((one) => [one.key, one])).values()];
    },
    createNamed,
    /** The id of what an earlier call without an answer made. */
    findNamed: async (wanted: Named): Promise<string | undefined> => {
      const { declaration: entity, values: data } = wanted;
      const found = await provider.created(entity.name, { data, ...meta });
      if (found) adoptNamed(wanted, String(found.id));
      return found ? String(found.id) : undefined;
    },
    adoptNamed,
    /** What exists there and was not created for these copies: Undo leaves it. */
    useNamed: (key: string, id: string): void => {
      named.set(key, Promise.resolve(id));
    },
    /** Creates the record's copy, once. */
    create,
    find: async (id: RaRecord['id']): Promise<string | undefined> => {
      const found = await provider.created(
        declaration.name,
        await dataOf(plannedOf({ id }).record),
      );
      if (found) copyIds.set(id, found.id);
      return found ? String(found.id) : undefined;
    },
    /** A copy that an earlier page made. `parts`: names of children that it began. */
    adopt: (id: RaRecord['id'], copyId: string, parts: readonly string[]): void => {
      copyIds.set(id, copyId);
      for (const part of parts) children.begin(part, copyId);
    },
    /** Repeated after a failure, it does only what is missing. */
    copyChildren: async (id: RaRecord['id'], of: string): Promise<void> => {
      const row = plannedOf({ id });
      const copy = await createdOf(id);
      const part = row.children.find((child) => child.part.of === of);
      if (!copy || !part) throw new Error(`No copy of ${of} was planned.`);
      await children.copy(part, copy, row.record);
    },
    gone: children.gone,
    /** Removes the record's copy. @throws if it was changed since, or is in use */
    undo: async ({ id }: Pick<RaRecord, 'id'>): Promise<void> => {
      const copy = await createdOf(id);
      if (!copy) return;
      await remove(declaration, copy, plannedOf({ id }).children);
      copyIds.delete(id);
    },
    /** Removes all that was created for the copies. Returns what stays, with the reason. */
    undoAllNamed: async (
      onUndone: (key: string) => unknown = () => undefined,
    ): Promise<readonly string[]> => {
      const items = [...namedMade];
      const work = async ([key]: (typeof items)[number]) => {
        await undoNamed(key);
        await onUndone(key);
      };
      const outcomes = await settleEach({ items, work });
      return outcomes.flatMap((outcome) => {
        if (outcome.type !== 'failed') return [];
        const [, { declaration: of, values }] = outcome.item;
        const name = fillTemplate(of.represent, values);
        return [`${name}: ${failureMessageOf(outcome.error, translate).message}`];
      });
    },
  };
};

export type Copy = ReturnType<typeof createCopy>;
