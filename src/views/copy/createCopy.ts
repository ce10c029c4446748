/** Copies planned records to another organization, part by part, and removes the copies again. */
import type { RaRecord, TranslateFunction } from 'react-admin';
import { isNotFound } from '../../lib/failures/failures';
import { plainKey } from '../../lib/text/plainText';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ParentIds } from '../../schema/routes';
import { changedSince, isInUse, isUntouched, unsetOf } from '../created';
import { entityWords } from '../useWords';
import { createCopiedParts } from './copiedParts';
import { copyError } from './copyError';
import { copyOf, type CopySource } from './copyOf';
import type { CopyPlan, CopyRequest, PlannedChildren, PlannedRow } from './copyPlan';
import { createNamedCopies, type NamedCreated } from './namedCopies';
import { accountKey, copyKeyOf, recordsThere } from './recordsThere';
import { hasValue, type CopyValues } from './values';
import { createTypedSecrets, isNeeded, secretKey, type TypedSecrets } from './secrets';
import { gapKey, type Gap } from './there';

interface CopyOptions {
  readonly plan: CopyPlan;
  readonly translate: TranslateFunction;
  /** Whether children, or what the copies refer to, are created: by the name of their entity. */
  readonly isChosen: (name: string) => boolean;
  readonly secrets?: Pick<TypedSecrets, 'of'>;
  /** Called when something was created for the copies: with the name of its entity. */
  readonly onNamed?: (name: string) => void;
}

type CopyOf = Pick<CopySource, 'parents' | 'typed'>;

interface Created {
  readonly id: RaRecord['id'];
  readonly values: CopyValues;
}

export const createCopy = (
  { provider, declaration, to }: CopyRequest,
  { plan, translate, isChosen, secrets = createTypedSecrets(), onNamed }: CopyOptions,
) => {
  const parents = { [accountKey]: to };
  const meta = { meta: { within: parents } };
  const planned = new Map(plan.rows.map((row) => [row.record.id, row]));
  /** Ids of the copies, by those of their records. */
  const copyIds = new Map<RaRecord['id'], RaRecord['id']>();
  /** Ids of the records whose copies were sent, perhaps without a response. */
  const sent = new Set<RaRecord['id']>();
  /** Names of copies that an earlier page had created, so that a secret entered now was not sent. */
  const unused = new Set<string>();

  const lacking = (entity: AnyDeclaration, names: readonly string[]) => {
    const areSecrets = names.every((name) => isNeeded({ declaration: entity, name }));
    return copyError(`facings.selection.copy.${areSecrets ? 'lacksSecret' : 'lacks'}`, {
      fields: names.map(entityWords(translate, entity).fieldLabel).join(', '),
    });
  };

  /** The value for a gap, which was created before the copies. */
  const fill = async (gap: Gap): Promise<string | undefined> => {
    const { adds, text, declaration: entity, name } = gap;
    if (!adds || !isChosen(adds.declaration.name)) return undefined;
    const id = await named.idOf(gapKey(gap));
    if (id === undefined) throw lacking(entity, [name]);
    return entity.fields[name]?.kind === 'reference' ? id : text;
  };

  const filledCopy = async (entity: AnyDeclaration, record: RaRecord, options: CopyOf) => {
    const source = { declaration: entity, record, ...options };
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

  /** What is sent. @throws if a value is lacking that its creation requires */
  const valuesOf = (entity: AnyDeclaration, record: RaRecord, within: ParentIds) =>
    filledCopy(entity, record, { parents: within, typed: secrets.of(secretKey(entity, record)) });

  /** What of it can be compared with what is stored: no secrets, which a later page does not have either. */
  const comparedOf = (entity: AnyDeclaration, record: RaRecord, within: ParentIds) =>
    filledCopy(entity, record, { parents: within, typed: null });

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
  const create = async (id: RaRecord['id']): Promise<string> => {
    const before = copyIds.get(id);
    if (before !== undefined) return String(before);
    const { record } = plannedOf({ id });
    if (await isTaken(record)) throw copyError('facings.selection.copy.existsNow');
    const values = await valuesOf(declaration, record, parents);
    sent.add(id);
    const { data } = await provider.create<RaRecord>(declaration.name, { data: values, ...meta });
    copyIds.set(id, data.id);
    return String(data.id);
  };
  /** The record's copy, as it was sent; undefined if there is none. */
  const createdOf = async (id: RaRecord['id']): Promise<Created | undefined> => {
    const copyId = copyIds.get(id);
    if (copyId === undefined) return undefined;
    return { id: copyId, values: await comparedOf(declaration, plannedOf({ id }).record, parents) };
  };
  const find = async (id: RaRecord['id']): Promise<string | undefined> => {
    const data = await comparedOf(declaration, plannedOf({ id }).record, parents);
    const found = await provider.created(declaration.name, { data, ...meta });
    if (found) {
      copyIds.set(id, found.id);
      const { record } = plannedOf({ id });
      const typed = Object.values(secrets.of(secretKey(declaration, record)));
      if (!sent.has(id) && typed.some(hasValue)) unused.add(copyKeyOf(declaration, record));
    }
    return found ? String(found.id) : undefined;
  };
  const options = { provider, declaration, parents, translate };
  const children = createCopiedParts({ ...options, valuesOf, comparedOf });

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
      if (await isInUse(provider, entity, { ...values, ...data }, of))
        throw copyError('facings.saving.undo.inUse');
      await provider.delete<RaRecord>(entity.name, { id, previousData: data, ...meta });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  };

  const named = createNamedCopies(
    { provider, to },
    {
      ...{ plan, translate, isChosen, secrets, onNamed },
      remove: (created: NamedCreated) => remove(created.declaration, created),
    },
  );

  return {
    isPlanned: ({ id }: RaRecord): boolean => planned.has(id),
    /** Whether the record's copy exists, although its children may be missing. */
    isMade: ({ id }: RaRecord): boolean => copyIds.has(id),
    named,
    /** Creates the record's copy, once. */
    create,
    find,
    /** The same without a journal: what an earlier attempt made without an answer is looked for first. */
    createOrFind: async (id: RaRecord['id']): Promise<string> =>
      (sent.has(id) && !copyIds.has(id) ? await find(id) : undefined) ?? create(id),
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
    unusedSecrets: (): readonly string[] => [...unused],
    /** Removes the record's copy. @throws if it was changed since, or is in use */
    undo: async ({ id }: Pick<RaRecord, 'id'>): Promise<void> => {
      const copy = await createdOf(id);
      if (!copy) return;
      if (!declaration.remove) throw copyError('facings.selection.copy.cannotRemove');
      await remove(declaration, copy, plannedOf({ id }).children);
      copyIds.delete(id);
    },
  };
};

export type Copy = ReturnType<typeof createCopy>;
