/** The review's facts: what is in the rows, which notional products there are, what the platform does not know. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useProvider } from '../../../../fields/useAsks';
import type { Entries } from '../../../../grid/entriesTypes';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import type { Registry } from '../../../../schema/registry';
import { isAbort } from '../../../../views/failureText';
import { placesOf, sentAs } from '../importColumns';
import { useVersion } from '../useVersion';
import { fatesOf, type KnownNotional, type NamedNotional } from './notionals';
import { surveyOf, type Held, type Survey } from './survey';

/** Names of one call. */
const block = 500;

export interface UnknownTexts {
  readonly column: number;
  readonly texts: readonly Held[];
}

export interface Review {
  /** Null while the rows are looked through. */
  readonly survey: Survey | null;
  /** Null while they are asked about, or could not be. */
  readonly notionals: readonly NamedNotional[] | null;
  readonly failure: { readonly error: unknown; readonly retry: () => void } | null;
  /** Texts that the platform does not offer for their column: a warning. */
  readonly unknown: readonly UnknownTexts[];
}

interface Wanted {
  /** Null while nothing is reviewed. */
  readonly entries: Entries | null;
  readonly declaration: AnyDeclaration;
  readonly registry: Registry;
  readonly accountId: string;
}

interface Sheet extends Omit<Wanted, 'accountId' | 'entries'> {
  readonly entries: Entries;
}

const useSurvey = ({
  entries,
  declaration,
  registry,
}: Omit<Wanted, 'accountId'>): Survey | null => {
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
      choiceColumns: choiceColumnsOf({ entries, declaration, registry }),
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
  }, [entries, declaration, registry, version]);
  return found?.of === entries && found.version === version ? found.survey : null;
};

const asItIs = (text: string): string => text;

/** Columns of choices that the platform has a list of, and how their texts are sent. */
const choiceColumnsOf = ({ entries, declaration, registry }: Sheet) =>
  (declaration.bulk?.add.columns ?? []).flatMap((column) => {
    const owner = column.of === undefined ? declaration : registry.find(column.of);
    const field = owner.fields[column.field];
    if (field?.kind !== 'choice' || field.options.kind !== 'platform') return [];
    const place = entries.columns.findIndex(({ key }) => key === column.name);
    return place < 0 ? [] : [{ place, sent: sentAs[column.name] ?? asItIs }];
  });

export const useReview = ({ entries, declaration, registry, accountId }: Wanted): Review => {
  const provider = useProvider();
  const survey = useSurvey({ entries, declaration, registry });
  const names = useMemo(() => (survey?.notionals ?? []).map(({ text }) => text), [survey]);

  const known = useQuery({
    queryKey: ['notionals', 'check', accountId, names],
    enabled: names.length > 0,
    // What was made meanwhile must be known.
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<readonly KnownNotional[]> => {
      const found: KnownNotional[] = [];
      for (let at = 0; at < names.length; at += block) {
        const some = await provider.bulk.checkNotionals(accountId, names.slice(at, at + block));
        found.push(...some.map(({ id, key }) => ({ id, name: key })));
      }
      return found;
    },
  });

  const [offered, setOffered] = useState<ReadonlyMap<number, ReadonlySet<string>>>(new Map());
  useEffect(() => {
    let isOver = false;
    for (const [place, texts] of survey?.choices ?? []) {
      const ask = entries?.columns[place]?.options;
      if (!ask || texts.length === 0 || offered.has(place)) continue;
      ask().then(
        (options) => {
          if (isOver) return;
          const own = new Set(options.map(({ value }) => value));
          setOffered((before) => new Map(before).set(place, own));
        },
        // Without the list there is nothing to warn of; the platform itself says what it refuses.
        () => undefined,
      );
    }
    return () => {
      isOver = true;
    };
  }, [entries, survey, offered]);

  const unknown = useMemo(
    () =>
      [...(survey?.choices ?? [])].flatMap(([column, held]): UnknownTexts[] => {
        const own = offered.get(column);
        const texts = own ? held.filter(({ text }) => !own.has(text)) : [];
        return texts.length === 0 ? [] : [{ column, texts }];
      }),
    [survey, offered],
  );
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
    unknown,
  };
};
