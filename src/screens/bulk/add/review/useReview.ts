/** Data of the review: content of the rows, notional products, values unknown to the platform. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { chunksOf } from '../../../../batches/chunksOf';
import { useProvider } from '../../../../fields/useProvider';
import type { Entries } from '../../../../grid/entriesTypes';
import { isAbort } from '../../../../views/failures';
import { placesOf } from '../importColumns';
import { useVersion } from '../../frame/follow';
import { fatesOf, surveyOf, type KnownNotional, type NamedNotional, type Survey } from './survey';

/** Names per request. */
const block = 500;

export interface Review {
  /** Null while the rows are read. */
  readonly survey: Survey | null;
  /** Null while they are loading or if they failed to load. */
  readonly notionals: readonly NamedNotional[] | null;
  readonly failure: { readonly error: unknown; readonly retry: () => void } | null;
}

interface Wanted {
  /** Null if nothing is under review. */
  readonly entries: Entries | null;
  readonly accountId: string;
}

const useSurvey = (entries: Entries | null): Survey | null => {
  const version = useVersion(entries);
  const [found, setFound] = useState<{
    readonly of: Entries;
    readonly version: number;
    readonly survey: Survey;
  } | null>(null);
  useEffect(() => {
    if (!entries) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    surveyOf({
      entries,
      places: placesOf(entries.columns),
      signal,
    })
      .then((survey) => {
        if (!signal.aborted) setFound({ of: entries, version, survey });
      })
      .catch((error: unknown) => {
        if (!isAbort(error)) throw error;
      });
    return () => {
      controller.abort();
    };
  }, [entries, version]);
  return found?.of === entries && found.version === version ? found.survey : null;
};

export const useReview = ({ entries, accountId }: Wanted): Review => {
  const provider = useProvider();
  const survey = useSurvey(entries);
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
    return known.data ? fatesOf(survey.notionals, known.data) : null;
  }, [survey, known.data]);
  return {
    survey,
    notionals,
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
