/** Data of the review: content of the rows, notional products, values unknown to the platform. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { chunksOf } from '../../../../lib/batches/calls';
import { useRegistry } from '../../../../fields/useDeclaration';
import { useProvider } from '../../../../fields/useProvider';
import type { Entries } from '../../../../lib/grid/entries/types';
import type { Choices } from '../../columns/choices';
import { useTask, useVersion } from '../../frame/follow';
import type { ReviewNote } from '../../session/ReviewStep';
import { columnPlaces } from '../../columns/productColumns';
import { defaults } from '../saving/buildRows';
import {
  fatesOf,
  openNames,
  surveyOf,
  type Held,
  type KnownNotional,
  type NamedNotional,
  type NotionalChoices,
  type Survey,
} from './survey';

/** Names per request. */
const block = 500;
/** Names that one note lists. */
const mostNames = 20;
/** From this number of rows, saving takes minutes. */
const manyRows = 10_000;
/** Measured rows per minute: a hundred per call, four calls at a time. */
const rowsPerMinute = 20_000;

interface Content {
  readonly entries: Entries;
  /** Null while the rows are read. */
  readonly survey: Survey | null;
  /** Null while they are loading or if they failed to load. */
  readonly notionals: readonly NamedNotional[] | null;
  readonly offers: Choices | null;
}

/** What the user should know of the rows, besides those that are skipped. */
const useNotes = () => {
  const translate = useTranslate();
  const ofReview = (key: string, values?: Readonly<Record<string, string | number>>) =>
    translate(`facings.bulk.reviewing.${key}`, values);
  const ofNames = (key: string, values: Readonly<Record<string, string | number>>) =>
    translate(`facings.bulk.notionals.${key}`, values);
  const listed = (names: readonly string[], count: number): string => {
    const rest = count - names.length;
    return rest > 0
      ? ofReview('rowsMore', { names: names.join(', '), smart_count: rest })
      : names.join(', ');
  };

  return ({ entries, survey, notionals, offers }: Content): readonly ReviewNote[] => {
    const { create } = entries.counts().byOutcome;
    const named = (type: NamedNotional['fate']['type']) =>
      (notionals ?? []).filter(({ fate }) => fate.type === type);
    const namesOf = (all: readonly NamedNotional[]): string =>
      listed(
        all.slice(0, mostNames).map(({ text }) => text),
        all.length,
      );
    /** Texts of the sheet, each with the keys of its rows. */
    const held = (key: string, hint: string, texts: readonly Held[] = []): ReviewNote | null =>
      texts.length === 0
        ? null
        : {
            severity: 'warning',
            title: ofReview(key, { smart_count: texts.length }),
            text: ofReview(hint),
            items: texts.map(({ text, rows, count }) => {
              const keys = rows.map((row) => entries.textAt(row, entries.keyColumn));
              return ofReview('held', { text, rows: listed(keys, count) });
            }),
          };
    const [existing, created, short] = [named('exists'), named('new'), named('tooShort')];
    const { units, codes = [], sizes, states = 0, blankStates = 0 } = survey ?? {};
    const { state_reporting_uom: unitColumn } = columnPlaces(entries.columns);
    const disabled = codes.filter(({ text }) => offers?.isOffered(unitColumn, text) === false);
    const minutes = Math.ceil(create / rowsPerMinute);
    const notes: readonly (ReviewNote | null)[] = [
      create > manyRows
        ? { severity: 'warning', text: ofReview('large', { count: create, smart_count: minutes }) }
        : null,
      existing.length > 0 ? { text: ofNames('exists', { smart_count: existing.length }) } : null,
      created.length > 0
        ? {
            severity: 'info',
            title: ofNames('new', { smart_count: created.length }),
            text: namesOf(created),
          }
        : null,
      short.length > 0
        ? { severity: 'warning', text: ofNames('tooShort', { names: namesOf(short) }) }
        : null,
      held('units', 'unitsHint', units),
      held('disabledUnits', 'disabledUnitsHint', disabled),
      held('sizes', 'sizesHint', sizes),
      states > 0 ? { text: ofReview('states', { smart_count: states }) } : null,
      blankStates > 0
        ? {
            severity: 'info',
            text: ofReview('blankStates', { smart_count: blankStates, state: defaults.state }),
          }
        : null,
    ];
    return notes.filter((note) => note !== null);
  };
};

interface Wanted {
  /** Null if nothing is under review. */
  readonly entries: Entries | null;
  readonly accountId: string;
  /** What cells may hold. */
  readonly offers: Choices | null;
}

export const useAddReview = ({ entries, accountId, offers }: Wanted) => {
  const provider = useProvider();
  const { name } = useRegistry().find('notionals').fields;
  const shortest = name?.kind === 'text' ? (name.min ?? 0) : 0;
  const translate = useTranslate();
  const notesOf = useNotes();
  const [chosen, setChosen] = useState<NotionalChoices>(new Map());
  const version = useVersion(entries);
  const reading = useMemo(
    () =>
      entries && version >= 0
        ? (signal: AbortSignal) =>
            surveyOf({ entries, places: columnPlaces(entries.columns), signal })
        : null,
    [entries, version],
  );
  const read = useTask(reading);
  const survey = read.isCurrent ? (read.value ?? null) : null;
  const names = useMemo(() => (survey?.notionals ?? []).map(({ text }) => text), [survey]);

  const knownQuery = useQuery({
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
    return knownQuery.data ? fatesOf(survey.notionals, knownQuery.data, shortest) : null;
  }, [survey, knownQuery.data, shortest]);
  const whyNot = (): string | null => {
    if (knownQuery.error) return translate('facings.bulk.held.notNamed');
    if (!notionals) return translate('facings.bulk.held.checking');
    const open = openNames(notionals, chosen).length;
    return open > 0 ? translate('facings.bulk.held.open', { smart_count: open }) : null;
  };
  const { byOutcome } = entries?.counts() ?? {};
  const titles = (['create', 'complete'] as const)
    .filter((way) => byOutcome && byOutcome[way] > 0)
    .map((way) => translate(`facings.bulk.reviewing.${way}`, { smart_count: byOutcome?.[way] }));
  return {
    title: titles.length > 0 ? titles.join(' ') : null,
    isReading: survey === null,
    notes: entries ? notesOf({ entries, survey, notionals, offers }) : [],
    survey,
    notionals,
    /** The user's choices for ambiguous names. */
    chosen,
    choose: (name: string, id: string) => setChosen((before) => new Map(before).set(name, id)),
    why: whyNot(),
    failure: knownQuery.error
      ? { error: knownQuery.error, retry: () => void knownQuery.refetch() }
      : null,
  };
};

export type AddReview = ReturnType<typeof useAddReview>;
