/** Cells that hold one of several values, or another record's name: text is matched with names and ids. */
import type { Entries } from '../../../grid/entriesTypes';
import type { GridOption } from '../../../grid/types';
import type { RuleMessage } from '../../../schema/rules/message';

export interface ChoiceColumn {
  readonly place: number;
  readonly label: string;
  /** Another record, and not one of a few values. */
  readonly isRecord: boolean;
  /** `value` is what is sent; `label` is its name. */
  readonly ask: () => Promise<readonly GridOption[]>;
}

export interface Choices {
  /** Holds every cell against what it may be. @throws where the values cannot be read */
  readonly load: () => Promise<void>;
  /** What is sent for a text; undefined where nothing is known by it. */
  readonly valueOf: (place: number, text: string) => string | undefined;
}

const folded = (text: string): string => text.trim().toLowerCase();

/** Values that an error names. */
const named = 6;

interface Known {
  readonly byText: ReadonlyMap<string, string>;
  /** Names that several have. */
  readonly several: ReadonlySet<string>;
  readonly words: string;
  readonly isEmpty: boolean;
}

const knownOf = (options: readonly GridOption[]): Known => {
  const byText = new Map<string, string>();
  const several = new Set<string>();
  for (const { value, label } of options) {
    const name = folded(label);
    if ((byText.get(name) ?? value) !== value) several.add(name);
    byText.set(name, value);
  }
  several.forEach((name) => byText.delete(name));
  // An id is nobody else's name.
  for (const { value } of options) {
    byText.set(folded(value), value);
    several.delete(folded(value));
  }
  const words = options.slice(0, named).map(({ label }) => label);
  return {
    byText,
    several,
    words: [...words, ...(options.length > named ? ['…'] : [])].join(', '),
    isEmpty: options.length === 0,
  };
};

export const createChoices = (entries: Entries, columns: readonly ChoiceColumn[]): Choices => {
  const known = new Map<number, Known>();

  const faultOf = ({ label, isRecord }: ChoiceColumn, own: Known, given: string) => {
    const text = given.trim();
    const fault = (name: 'several' | 'none' | 'unknown'): RuleMessage => ({
      key: `facings.imports.choices.${name}`,
      values: { label, text, values: own.words },
    });
    if (text === '' || own.byText.has(folded(text))) return null;
    if (own.several.has(folded(text))) return fault('several');
    // A list of values that is empty forbids nothing; a record that does not exist cannot be sent.
    if (own.isEmpty && !isRecord) return null;
    return fault(isRecord ? 'none' : 'unknown');
  };

  return {
    load: async () => {
      await Promise.all(
        columns.map(async (column) => {
          const own = knownOf(await column.ask());
          known.set(column.place, own);
          await entries.restrict(column.place, (text) => faultOf(column, own, text));
        }),
      );
    },
    valueOf: (place, text) => {
      const own = known.get(place);
      const value = own?.byText.get(folded(text));
      const isFree =
        own?.isEmpty === true && columns.some((one) => one.place === place && !one.isRecord);
      return value ?? (isFree ? text.trim() : undefined);
    },
  };
};
