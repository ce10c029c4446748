/** Values of the file that are not set up, and their matches for all rows. */
import { useMemo, useState } from 'react';
import type { EntryColumn } from '../../../../sheet/entries/types';
import { codeOfUnit, eachUnit, isUnitCode } from '../../../../schema/units';
import {
  columnValues,
  convertValues,
  plainValue,
  proposedValue,
  type ColumnValue,
  type ValueOption,
} from '../../../../spreadsheet/match/columnValues';
import { rememberedValues, rememberValues } from '../../../../spreadsheet/match/remembered';
import type { ImportTarget, OpenedFile } from '../../../../spreadsheet/types';
import type { Converting } from '../../../../spreadsheet/convertTable';
import { useTask } from '../../frame/follow';
import type { Match } from './useMatches';

/** A column of the file with its values to match. */
export interface ValueColumn {
  readonly column: number;
  readonly target: ImportTarget;
  readonly options: readonly ValueOption[];
  readonly values: readonly ColumnValue[];
}

interface Wanted {
  readonly accountId: string;
  readonly opened: OpenedFile | null;
  readonly matches: readonly Match[];
  readonly targets: readonly ImportTarget[];
  readonly columns: readonly EntryColumn[];
}

/** Possible values of a target's cells; for units, the codes that mean them. */
const optionsOf = async (
  target: ImportTarget,
  columns: readonly EntryColumn[],
): Promise<readonly ValueOption[]> => {
  const offered = await columns.find(({ key }) => key === target.name)?.options?.();
  const { valueSynonyms = {} } = target;
  return (offered ?? []).flatMap(({ value, label }): ValueOption[] => {
    const code = target.kind === 'unit' ? codeOfUnit(value) : value;
    return code === undefined ? [] : [{ value: code, label, synonyms: valueSynonyms[value] }];
  });
};

/** Whether a text needs no match: one of our values, or a known code of a unit. */
const isOurs = (text: string, target: ImportTarget, options: readonly ValueOption[]): boolean =>
  target.kind === 'unit'
    ? isUnitCode(text) || text.toUpperCase() === eachUnit
    : options.some(({ value }) => value === text);

const valueColumn = async (
  opened: OpenedFile,
  column: number,
  target: ImportTarget,
  columns: readonly EntryColumn[],
  signal: AbortSignal,
): Promise<ValueColumn | null> => {
  const options = await optionsOf(target, columns);
  if (options.length === 0) return null;
  const all = await columnValues(opened.table, column, opened.headerRow + 1, signal);
  const values = all?.filter(({ text }) => !isOurs(text, target, options)) ?? [];
  return values.length === 0 ? null : { column, target, options, values };
};

const none: readonly ValueColumn[] = [];

export const useValues = ({ accountId, opened, matches, targets, columns }: Wanted) => {
  /** Columns to check: those whose target has a list of values. */
  const wanted = useMemo(
    () =>
      matches.flatMap(({ target: name }, column) => {
        const target = targets.find((one) => one.name === name);
        const isOffered = columns.some(({ key, options }) => key === name && options);
        // Names of records are checked in the review, which can create new ones.
        return target && isOffered && !target.isRecord ? [{ column, target }] : [];
      }),
    [matches, targets, columns],
  );
  const key = wanted.map(({ column, target }) => `${column} ${target.name}`).join(',');
  const [own, setOwn] = useState<{
    readonly opened: OpenedFile | null;
    readonly chosen: ReadonlyMap<string, string>;
  }>({ opened, chosen: new Map() });
  if (own.opened !== opened) setOwn({ opened, chosen: new Map() });

  const looking = useMemo(
    () =>
      opened &&
      (async (signal: AbortSignal) => {
        const all: ValueColumn[] = [];
        for (const { column, target } of wanted) {
          signal.throwIfAborted();
          const one = await valueColumn(opened, column, target, columns, signal);
          if (one) all.push(one);
        }
        return { opened, key, columns: all };
      }),
    [opened, wanted, key, columns],
  );
  // Without the organization's values nothing can be matched: the file's values stay unchanged.
  const { value: found, retry, stop } = useTask(looking);
  const shown = found?.opened === opened && found.key === key ? found.columns : none;
  const proposed = useMemo(() => {
    const all = new Map<string, string>();
    for (const { target, options, values } of shown) {
      const before = rememberedValues(accountId, target.name);
      for (const { text } of values) {
        const remembered = before(text);
        const isThere = remembered === '' || options.some(({ value }) => value === remembered);
        const value = isThere ? remembered : proposedValue(text, options);
        all.set(`${target.name} ${plainValue(text)}`, value ?? '');
      }
    }
    return all;
  }, [shown, accountId]);

  const chosenFor = ({ name }: ImportTarget, text: string): string => {
    const place = `${name} ${plainValue(text)}`;
    return own.chosen.get(place) ?? proposed.get(place) ?? '';
  };
  /** By plain text; '' for values that stay unchanged. */
  const ofColumn = ({ target, values }: ValueColumn): ReadonlyMap<string, string> =>
    new Map(values.map(({ text }) => [plainValue(text), chosenFor(target, text)]));

  return {
    counting: { retry, stop },
    columns: shown,
    /** The match of a text; '' if it stays unchanged. */
    chosenFor,
    choose: (target: ImportTarget, text: string, value: string) => {
      setOwn({
        ...own,
        chosen: new Map(own.chosen).set(`${target.name} ${plainValue(text)}`, value),
      });
    },
    /** The conversion for imported rows. */
    converting: (column: number): Converting | null => {
      const one = shown.find((its) => its.column === column);
      if (!one) return null;
      const chosen = new Map([...ofColumn(one)].filter(([, value]) => value !== ''));
      return chosen.size === 0 ? null : convertValues(chosen);
    },
    /** Remembers the matches for the organization's next files. */
    remember: () => {
      for (const one of shown) rememberValues(accountId, one.target.name, ofColumn(one));
    },
  };
};

export type Values = ReturnType<typeof useValues>;
