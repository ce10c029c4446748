import { useMemo } from 'react';
import { optionsByText, type OptionsByText } from '../../../lib/text/optionsByText';
import { plainKey } from '../../../lib/text/plainText';
import { pause } from '../../../lib/batches/control';
import type { Entries } from '../../../lib/grid/entries/types';
import type { GridOption } from '../../../lib/grid/types';
import type { RuleMessage } from '../../../lib/rules/message';
import { useComingBack } from '../../../fields/useComingBack';
import { useTask } from '../frame/follow';
import type { NamedCreation } from '../../../schema/namedCreation';

/** Cells that hold an option or a reference: their text is matched with names and ids before anything is sent. */
export interface ChoiceColumn {
  readonly place: number;
  /** Whether the options are records, not fixed values. */
  readonly isRecord: boolean;
  /** A text that matches no option causes a warning, but is sent. */
  readonly isAdvisory?: boolean;
  /** `value` is what is sent; `label` is its name. */
  readonly ask: () => Promise<readonly GridOption[]>;
  /** How missing values are created. */
  readonly adds?: NamedCreation;
}

export interface Choices {
  /** Checks every cell against its options. @throws if the options cannot be loaded */
  readonly load: () => Promise<Choices>;
  /** The value to send for a text; undefined if no option matches. */
  readonly valueOf: (place: number, text: string) => string | undefined;
  /** False if the column's options are known and none of them matches. */
  readonly isOffered: (place: number, text: string) => boolean;
}

/** Maximum number of options that an error lists. */
const named = 6;

interface Known extends OptionsByText {
  readonly words: string;
  /** An empty list of values allows any text, but a record that does not exist cannot be sent. */
  readonly allowsAny: boolean;
}

const knownOf = (options: readonly GridOption[], isRecord: boolean): Known => {
  const words = options.slice(0, named).map(({ label }) => label);
  return {
    ...optionsByText(options),
    words: [...words, ...(options.length > named ? ['…'] : [])].join(', '),
    allowsAny: options.length === 0 && !isRecord,
  };
};

export const createChoices = (entries: Entries, columns: readonly ChoiceColumn[]): Choices => {
  const loaded = new Map<number, Known>();

  const faultOf = ({ place, isRecord }: ChoiceColumn, options: Known, cellText: string) => {
    const text = cellText.trim();
    const { label = '' } = entries.columns[place] ?? {};
    const fault = (name: 'several' | 'none' | 'unknown'): RuleMessage => ({
      key: `facings.imports.choices.${name}`,
      values: { label, text, values: options.words },
    });
    if (text === '' || options.allowsAny || options.byText.has(plainKey(text))) return null;
    if (options.several.has(plainKey(text))) return fault('several');
    return fault(isRecord ? 'none' : 'unknown');
  };

  const loadAll = () =>
    Promise.all(
      columns.map(async (column) => {
        const options = knownOf(await column.ask(), column.isRecord);
        loaded.set(column.place, options);
        if (!column.isAdvisory)
          await entries.restrict(column.place, (text) => faultOf(column, options, text));
      }),
    );
  let loading: Promise<unknown> | null = null;
  const choices: Choices = {
    load: async () => {
      // Opening a sheet and its review may ask at the same time.
      loading ??= loadAll().finally(() => {
        loading = null;
      });
      await loading;
      return choices;
    },
    valueOf: (place, text) => {
      const options = loaded.get(place);
      return options?.byText.get(plainKey(text)) ?? (options?.allowsAny ? text.trim() : undefined);
    },
    isOffered: (place, text) => {
      const options = loaded.get(place);
      return !options || options.allowsAny || options.byText.has(plainKey(text));
    },
  };
  return choices;
};

/** Milliseconds in which a new sheet is drawn: checking every row takes time. */
const untilDrawn = 100;

/**
 * The options of a sheet's cells, and whether every cell was checked against them.
 * @param isShown nothing is checked while the sheet is not shown
 */
export const useChoices = (
  entries: Entries | null,
  columns: readonly ChoiceColumn[],
  isShown: boolean,
) => {
  const choices = useMemo(() => entries && createChoices(entries, columns), [entries, columns]);
  const loading = useMemo(
    () =>
      choices &&
      isShown &&
      (async (signal: AbortSignal) => {
        await pause(untilDrawn, signal);
        signal.throwIfAborted();
        return choices.load();
      }),
    [choices, isShown],
  );
  const { value: loaded, error, retry } = useTask(loading || null, null);
  // Values may have been added in another tab.
  useComingBack(retry);
  return { choices, isKnown: choices !== null && loaded === choices, error, retry };
};

export type ChoicesState = ReturnType<typeof useChoices>;
