/** Reads two organizations' setups, copies what one lacks from the other, and takes the copy back. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRegistry } from '../../../fields/useDeclaration';
import { useProvider } from '../../../fields/useProvider';
import { holdPage } from '../../../lib/batches/holdPage';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { useReadAgain } from '../../../views/outOfDate';
import { useExclusive } from '../../../views/useExclusive';
import { useIsShown } from '../../../views/useIsShown';
import {
  copyPart,
  copyPlanOf,
  planRows,
  readSetup,
  undoPart,
  type PartOutcome,
  type PartPlan,
} from './copy';
import { partsOf } from './setup';

interface Asked {
  /** Organizations. */
  readonly declaration: AnyDeclaration;
  /** Organization that is set up. */
  readonly id: string;
  /** Organization that is copied; null while none is chosen. */
  readonly sourceId: string | null;
  /** Receives the outcome of a run whose dialog was left. */
  readonly onLeft: (outcomes: readonly PartOutcome[], isUndone: boolean) => void;
}

/** Outcomes of two runs in one: of each part what is there now, and what still failed. */
const merged = (
  before: readonly PartOutcome[],
  after: readonly PartOutcome[],
): readonly PartOutcome[] =>
  before.map((old) => {
    const next = after.find(({ part }) => part === old.part);
    return next ? { ...next, added: [...old.added, ...next.added] } : old;
  });

export const useCopySetup = ({ declaration, id, sourceId, onLeft }: Asked) => {
  const provider = useProvider();
  const registry = useRegistry();
  const translate = useTranslate();
  const parts = useMemo(() => partsOf(registry), [registry]);
  const readAgain = useReadAgain(declaration);
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(parts.filter(({ isActive }) => isActive).map(({ resource }) => resource)),
  );
  const { isBusy, exclusively } = useExclusive();
  const [outcomes, setOutcomes] = useState<readonly PartOutcome[] | null>(null);
  const [isUndone, setUndone] = useState(false);
  /** A secret cannot be sent as it was entered. */
  const [hasFaults, setHasFaults] = useState(false);
  const isShown = useIsShown();

  const setupOf = (of: string | null) => ({
    queryKey: ['setup', of],
    queryFn: () => readSetup(provider, parts, of ?? ''),
    enabled: of !== null && outcomes === null,
    staleTime: 0,
    gcTime: 0,
  });
  const source = useQuery(setupOf(sourceId));
  const target = useQuery(setupOf(sourceId === null ? null : id));

  const lists = useQuery({
    queryKey: ['setup', sourceId, id],
    queryFn: () => {
      const from = { account_id: sourceId ?? '' };
      return planRows({ provider, registry, from, to: id }, parts, translate);
    },
    enabled: sourceId !== null && outcomes === null,
    staleTime: 0,
    gcTime: 0,
  });

  const plan = useMemo(() => {
    if (!source.data || !target.data || !lists.data || sourceId === null) return undefined;
    const sides = { source: source.data, target: target.data, lists: lists.data };
    return copyPlanOf(parts, sides, (resource) => !left.has(resource));
  }, [parts, source.data, target.data, lists.data, sourceId, left]);

  const run = (work: () => Promise<void>) =>
    exclusively(async () => {
      await holdPage(work);
      void readAgain({ id });
    });
  const end = (done: readonly PartOutcome[], isBack = false): void => {
    if (!isShown.current) onLeft(done, isBack);
    setOutcomes(done);
    if (isBack) setUndone(true);
  };

  const copyAll = async (plans: readonly PartPlan[]): Promise<readonly PartOutcome[]> => {
    const done: PartOutcome[] = [];
    // One after the other: a storage type must be enabled before it is a default.
    for (const part of plans) done.push(await copyPart({ provider, id }, part, source.data ?? {}));
    return done;
  };

  const failed = [source, target, lists].find(({ isError }) => isError);
  return {
    plan,
    error: failed?.error ?? null,
    retry: () => {
      for (const query of [source, target, lists]) if (query.isError) void query.refetch();
    },
    isChosen: (resource: string) => !left.has(resource),
    choose: (resource: string, isChosen: boolean) => {
      setLeft((before) => {
        const next = new Set(before);
        if (isChosen) next.delete(resource);
        else next.add(resource);
        return next;
      });
    },
    isBusy,
    hasFaults,
    outcomes,
    isUndone,
    copy: () =>
      run(async () => {
        const chosen = (plan ?? []).filter(
          ({ part, additions }) => !left.has(part.resource) && additions.length > 0,
        );
        const checks = chosen.flatMap(({ rows }) => (rows ? [rows.secrets.areValid()] : []));
        const isValid = !(await Promise.all(checks)).includes(false);
        setHasFaults(!isValid);
        if (isValid) end(await copyAll(chosen));
      }),
    retryFailed: () =>
      run(async () => {
        const again = (outcomes ?? []).flatMap(({ failed: additions, ...partOutcome }) =>
          additions.length > 0 ? [{ ...partOutcome, additions }] : [],
        );
        end(merged(outcomes ?? [], await copyAll(again)));
      }),
    undo: () =>
      run(async () => {
        const done: PartOutcome[] = [];
        for (const outcome of (outcomes ?? []).toReversed()) {
          if (outcome.added.length > 0) done.unshift(await undoPart({ provider, id }, outcome));
        }
        end(done, true);
      }),
  };
};
