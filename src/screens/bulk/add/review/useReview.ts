/** Data of the review: content of the rows, notional products, values unknown to the platform. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { chunksOf } from '../../../../batches/chunksOf';
import { useRegistry } from '../../../../fields/useDeclaration';
import { useProvider } from '../../../../fields/useProvider';
import type { Entries } from '../../../../grid/entriesTypes';
import { placesOf } from '../importColumns';
import { useTask, useVersion } from '../../frame/follow';
import {
  fatesOf,
  openNames,
  surveyOf,
  type KnownNotional,
  type NamedNotional,
  type NotionalChoices,
  type Survey,
} from './survey';

/** Names per request. */
const block = 500;

export interface Review {
  /** Null while the rows are read. */
  readonly survey: Survey | null;
  /** Null while they are loading or if they failed to load. */
  readonly notionals: readonly NamedNotional[] | null;
  readonly failure: { readonly error: unknown; readonly retry: () => void } | null;
  /** The user's choices for ambiguous names. */
  readonly chosen: NotionalChoices;
  readonly choose: (name: string, id: string) => void;
  /** Why nothing can be saved yet. */
  readonly why: string | null;
}

interface Wanted {
  /** Null if nothing is under review. */
  readonly entries: Entries | null;
  readonly accountId: string;
}

export const useReview = ({ entries, accountId }: Wanted): Review => {
  const provider = useProvider();
  const { name } = useRegistry().find('notionals').fields;
  const shortest = name?.kind === 'text' ? (name.min ?? 0) : 0;
  const translate = useTranslate();
  const [chosen, setChosen] = useState<NotionalChoices>(new Map());
  const version = useVersion(entries);
  const reading = useMemo(
    () =>
      entries && version >= 0
        ? (signal: AbortSignal) => surveyOf({ entries, places: placesOf(entries.columns), signal })
        : null,
    [entries, version],
  );
  const read = useTask(reading);
  const survey = read.isCurrent ? (read.value ?? null) : null;
  const names = useMemo(() => (survey?.notionals ?? []).map(({ text }) => text), [survey]);

  const known = useQuery({
    queryKey: ['notionals', 'check', accountId, names],
    enabled: names.length > 0,
    // Always fresh, because products may have been created since.
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<readonly KnownNotional[]> => {
      const found: KnownNotional[] = [];
      for (const some of chunksOf(names, block)) {
        const existing = await provider.bulk.checkNotionals(accountId, some);
        found.push(...existing.map(({ id, key }) => ({ id, name: key })));
      }
      return found;
    },
  });

  const notionals = useMemo(() => {
    if (!survey) return null;
    if (survey.notionals.length === 0) return [];
    return known.data ? fatesOf(survey.notionals, known.data, shortest) : null;
  }, [survey, known.data, shortest]);
  const whyNot = (): string | null => {
    if (known.error) return translate('facings.bulk.held.notNamed');
    if (!notionals) return translate('facings.bulk.held.checking');
    const open = openNames(notionals, chosen).length;
    return open > 0 ? translate('facings.bulk.held.open', { smart_count: open }) : null;
  };
  return {
    survey,
    notionals,
    chosen,
    choose: (name, id) => {
      setChosen((before) => new Map(before).set(name, id));
    },
    why: whyNot(),
    failure: known.error
      ? {
          error: known.error,
          retry: () => {
            void known.refetch();
          },
        }
      : null,
  };
};
