import { plainKey } from '../../../../lib/text/plainText';
import type { Entries } from '../../../../lib/grid/entries/types';
import { eachUnit, unitOf } from '../../../../lib/text/units';
import { groupsOf } from '../../../../lib/util/groupsOf';
import { inSlices } from '../../../../lib/util/yieldToMain';
import type { NewNotional } from '../../save/rows';
import { sideColumns, type Places } from '../../columns/productColumns';

// Collects codes and names in the rows to send that the review has to show.

/** A text and the rows that have it. */
export interface Held {
  /** As first written. */
  readonly text: string;
  readonly count: number;
  /** The first few rows. */
  readonly rows: readonly number[];
}

const namedRows = 5;
/** Codes that mean EACH. */
const each = new Set([eachUnit, 'EA']);

/** Groups rows by a text, ignoring its case. */
const createTally = () => {
  const all = new Map<string, { readonly text: string; count: number; readonly rows: number[] }>();
  return {
    note: (text: string, row: number) => {
      const key = plainKey(text);
      const held = all.get(key) ?? { text, count: 0, rows: [] };
      all.set(key, held);
      held.count += 1;
      if (held.rows.length < namedRows) held.rows.push(row);
    },
    all: (): readonly Held[] => [...all.values()].sort((one, other) => other.count - one.count),
  };
};

export const fellToEach = (code: string): boolean =>
  code.trim() !== '' && unitOf(code) === eachUnit && !each.has(code.trim().toUpperCase());

export const surveyOf = async ({
  entries,
  places,
  signal,
}: {
  readonly entries: Entries;
  readonly places: Places;
  readonly signal?: AbortSignal;
}) => {
  const rows = entries.rowsOf('create', 'complete');
  const units = createTally();
  const codes = createTally();
  const notionals = createTally();
  const sizes = createTally();
  const stateColumns = Object.entries(places).flatMap(([name, place]) =>
    name.startsWith('state') ? [place] : [],
  );
  const sides = sideColumns.map((name) => ({
    place: places[name],
    label: entries.columns[places[name]]?.label ?? '',
  }));
  let [states, blankStates] = [0, 0];
  await inSlices(
    rows,
    (row) => {
      const textAt = (column: number) => entries.textAt(row, column).trim();
      const code = textAt(places.state_reporting_uom);
      if (fellToEach(code)) units.note(code, row);
      else if (code !== '') codes.note(unitOf(code), row);
      const name = textAt(places.notional_name);
      if (name !== '') notionals.note(name, row);
      const lacking = sides.filter(({ place }) => textAt(place) === '');
      if (lacking.length > 0 && lacking.length < sides.length) {
        sizes.note(lacking.map(({ label }) => label).join(', '), row);
      }
      if (!stateColumns.some((column) => textAt(column) !== '')) return;
      states += 1;
      if (textAt(places.state) === '') blankStates += 1;
    },
    signal,
  );
  return {
    /** Rows with anything to send. */
    rows,
    /** Codes that became EACH although they are different (rules 9). */
    units: units.all(),
    /** Units that stand for a file's codes. */
    codes: codes.all(),
    notionals: notionals.all(),
    states,
    /** Rows that define a state in other columns without naming it. */
    blankStates,
    /** Missing dimensions of incomplete sizes; their states are created without a size. */
    sizes: sizes.all(),
  };
};

export type Survey = Awaited<ReturnType<typeof surveyOf>>;

/** Matches names of notional products: existing, to be created, or ambiguous. */
export interface KnownNotional {
  readonly id: string;
  readonly name: string;
}

type NotionalFate =
  | { readonly type: 'exists'; readonly id: string }
  | { readonly type: 'new' }
  /** Too short to be created (rules 5, Names): its rows are created without one. */
  | { readonly type: 'tooShort' }
  | { readonly type: 'ambiguous'; readonly among: readonly KnownNotional[] };

export interface NamedNotional extends Held {
  readonly fate: NotionalFate;
}

/** @param shortest minimum length of a new name */
export const fatesOf = (
  names: readonly Held[],
  existing: readonly KnownNotional[],
  shortest: number,
): readonly NamedNotional[] => {
  const byName = groupsOf(existing, ({ name }) => plainKey(name));
  return names.map((held): NamedNotional => {
    const alike: readonly KnownNotional[] = byName.get(plainKey(held.text)) ?? [];
    const among = [...new Map(alike.map((notional) => [notional.id, notional])).values()];
    const [only, another] = among;
    if (only && another) return { ...held, fate: { type: 'ambiguous', among } };
    if (only) return { ...held, fate: { type: 'exists', id: only.id } };
    return { ...held, fate: { type: held.text.trim().length < shortest ? 'tooShort' : 'new' } };
  });
};

/** The user's choices for ambiguous names, by name in lower case; '' for none. */
export type NotionalChoices = ReadonlyMap<string, string>;

/** Names that are not decided yet. */
export const openNames = (
  named: readonly NamedNotional[],
  choices: NotionalChoices,
): readonly NamedNotional[] =>
  named.filter(({ fate, text }) => fate.type === 'ambiguous' && !choices.has(plainKey(text)));

export const notionalOf = (
  named: readonly NamedNotional[],
  choices: NotionalChoices,
): ((name: string) => NewNotional) => {
  const fates = new Map(named.map(({ text, fate }) => [plainKey(text), fate]));
  return (name) => {
    const key = plainKey(name);
    const fate = fates.get(key);
    if (fate?.type === 'exists') return { id: fate.id, name: name.trim() };
    if (fate?.type === 'new') return { name: name.trim() };
    const chosen = choices.get(key);
    return chosen === undefined || chosen === '' ? null : { id: chosen, name: name.trim() };
  };
};
