/** Copies the children of copied records, and says whether they are as they were copied. */
import type { RaRecord, TranslateFunction } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import { agree } from '../../fields/sentValue';
import { eachOf } from '../../lib/batches/calls';
import { verdictOf } from '../../lib/batches/verdict';
import { failureMessageOf, isNotFound } from '../../lib/failures/failures';
import { holds, isBlank } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Field } from '../../schema/field';
import type { ParentIds } from '../../schema/routes';
import { fillTemplate } from '../../schema/template';
import { isUntouched, unsetOf } from '../created';
import { withinOf } from '../place/placeContext';
import { entityWords } from '../useWords';
import { childrenOf, copyChildren } from './copyChildren';
import { copyError } from './copyError';
import type { PlannedChildren } from './copyPlan';
import { copiedValues, type CopyValues } from './values';

/** A copy that has children. */
interface Parent {
  readonly id: RaRecord['id'];
  readonly values: CopyValues;
}

type ValuesOf = (
  entity: AnyDeclaration,
  record: RaRecord,
  within: ParentIds,
) => Promise<CopyValues>;

interface PartsOptions {
  readonly provider: FacingsDataProvider;
  /** That of the parents. */
  readonly declaration: AnyDeclaration;
  readonly parents: ParentIds;
  readonly translate: TranslateFunction;
  /** What is sent. */
  readonly valuesOf: ValuesOf;
  /** What of it can be compared with what is stored. */
  readonly comparedOf: ValuesOf;
}

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

/** Whether all that is there is from the copied value; what is different may be another person's. */
const isPartOf = ({ entries }: Field, there: unknown, here: unknown): boolean => {
  if (!entries) return false;
  const values = new Map(entries.of(here).map(({ key, value }) => [key, value]));
  return entries.of(there).every(({ key, value }) => values.get(key) === value);
};

/** The whole run waits or halts for such an error. */
const isOfRun = (error: unknown): boolean =>
  ['signedOut', 'lost', 'busy'].includes(verdictOf(error, { count: 1 }).type);

export const createCopiedParts = ({
  provider,
  declaration,
  parents,
  translate,
  valuesOf,
  comparedOf,
}: PartsOptions) => {
  /** Those whose children were begun: what exists of them is not created again. */
  const begun = new Set<string>();
  const gone = { here: new Set<string>(), there: new Set<string>() };
  const keyOf = (of: string, id: RaRecord['id']): string => `${of} ${String(id)}`;
  const withinCopy = (names: Readonly<Record<string, string>>, { id, values }: Parent) =>
    withinOf(names, { ...parents, ...values, id });

  const read = async (entity: AnyDeclaration, id: RaRecord['id'], within: ParentIds) =>
    (await provider.getOne<RaRecord>(entity.name, { id, meta: { within } })).data;
  const isGone = async (...of: Parameters<typeof read>): Promise<boolean> => {
    try {
      await read(...of);
      return false;
    } catch (error) {
      if (isNotFound(error)) return true;
      throw error;
    }
  };
  /** A child that another person has removed can never be copied. */
  const noteGone = (child: AnyDeclaration, row: RaRecord): void => {
    const { one, nameOf } = entityWords(translate, child);
    gone.here.add(`${one} ${nameOf(row)}`);
  };

  /**
   * Sends what further calls complete the copies with, if an earlier attempt did not, or not all of it. Returns the names
   * of those that have something else there, with the fields.
   */
  const complete = async (
    child: AnyDeclaration,
    pairs: ReturnType<typeof matched>['pairs'],
    { from, to }: Readonly<Record<'from' | 'to', ParentIds>>,
  ): Promise<readonly string[]> => {
    const names = Object.keys(child.calls?.also ?? {});
    if (names.length === 0) return [];
    const outcomes = await eachOf(pairs, async ([row, copy]): Promise<readonly string[]> => {
      try {
        const record = await read(child, row.id, from);
        const stored = copiedValues(child, record);
        const other = await read(child, copy.id, to);
        const lacking = names.filter((name) => !agree(stored[name], other[name]));
        const different = lacking.filter((name) => {
          const field = child.fields[name];
          const isPart = field && isPartOf(field, other[name], stored[name]);
          return !isPart && !holds(isBlank(name), other);
        });
        if (different.length > 0) {
          const { nameOf, fieldLabel } = entityWords(translate, child);
          return [`${nameOf(row)} (${different.map(fieldLabel).join(', ')})`];
        }
        if (lacking.length === 0) return [];
        const values = await valuesOf(child, record, to);
        const data = Object.fromEntries(lacking.map((name) => [name, values[name]]));
        await provider.update(child.name, {
          id: copy.id,
          data,
          previousData: other,
          meta: { within: to },
        });
        return [];
      } catch (error) {
        if (!isNotFound(error) || !(await isGone(child, row.id, from))) throw error;
        noteGone(child, row);
        return [];
      }
    });
    return outcomes.flat();
  };

  const copyPart = async ({ part, from, rows }: PlannedChildren, parent: Parent) => {
    const { child } = part;
    const within = withinCopy(part.within, parent);
    if (!within) throw new Error(`The parents of ${part.of} are not known.`);
    const key = keyOf(part.of, parent.id);
    const copies = begun.has(key) ? await childrenOf(provider, child, within) : [];
    begun.add(key);
    const { pairs, due } = matched(child, rows, copies);
    const { failed } = await copyChildren(provider, {
      child,
      from,
      to: within,
      rows: due,
      keepsUnique: true,
      convert: (record) => valuesOf(child, record, within),
    });
    const halting = failed.find(({ error }) => isOfRun(error));
    if (halting) throw halting.error;
    const left = await eachOf(failed, async (one) => {
      if (!isNotFound(one.error) || !(await isGone(child, one.record.id, from))) return [one];
      noteGone(child, one.record);
      return [];
    });
    const [first, ...others] = left.flat();
    const incomplete = await complete(child, pairs, { from, to: within });
    const count = (first ? 1 : 0) + others.length + incomplete.length;
    if (count === 0) return;
    const values = {
      ...entityWords(translate, child).counted(count),
      reason: first
        ? failureMessageOf(first.error, translate).message
        : translate('facings.selection.copy.incomplete', { names: incomplete.join(', ') }),
    };
    throw copyError('facings.selection.copy.partly', values);
  };

  return {
    /** An earlier page began these children of a copy. */
    begin: (of: string, id: RaRecord['id']): void => {
      begun.add(keyOf(of, id));
    },
    /** @throws what failed, unless the copy was removed, which ends it */
    copy: async (planned: PlannedChildren, parent: Parent, original: RaRecord): Promise<void> => {
      try {
        await copyPart(planned, parent);
      } catch (error) {
        if (isOfRun(error) || !(await isGone(declaration, parent.id, parents))) throw error;
        gone.there.add(entityWords(translate, declaration).nameOf(original));
      }
    },
    /** Names of what others removed before it was copied, or whose copy they removed before it was complete. */
    gone: () => ({ here: [...gone.here], there: [...gone.there] }),
    /** Whether the copy's children are those that were copied to it, as they were. */
    areUntouched: async (
      { part: { child, within: names }, rows }: PlannedChildren,
      parent: Parent,
    ): Promise<boolean> => {
      const within = withinCopy(names, parent);
      if (!within) return false;
      const now = await childrenOf(provider, child, within);
      const { pairs } = matched(child, begun.has(keyOf(child.name, parent.id)) ? rows : [], now);
      if (pairs.length !== now.length) return false;
      const untouched = await eachOf(pairs, async ([row, copy]) =>
        isUntouched(copy, await comparedOf(child, row, within), unsetOf(child)),
      );
      return !untouched.includes(false);
    },
  };
};
