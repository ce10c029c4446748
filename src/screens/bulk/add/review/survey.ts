/** What the rows that would be sent hold, beyond their own texts: codes and names to be looked at. */
import type { Entries } from '../../../../grid/entriesTypes';
import { eachUnit, unitOf } from '../../../../schema/unitOf';
import { inSlices } from '../../../../spreadsheet/breathe';
import type { Places } from '../importColumns';

/** A text with the rows that hold it. */
export interface Held {
  /** As it stands first. */
  readonly text: string;
  readonly count: number;
  /** The first few. */
  readonly rows: readonly number[];
}

export interface Survey {
  /** Rows of which something would be sent. */
  readonly rows: Uint32Array;
  /** Codes that became EACH though they say something else (rules 9). */
  readonly units: readonly Held[];
  /** Units that codes of files stand for. */
  readonly codes: readonly Held[];
  /** Names of notional products. */
  readonly notionals: readonly Held[];
  readonly states: number;
  /** Rows whose state is given by other columns, and is not named itself. */
  readonly blankStates: number;
  /** Sides that lack where another one of the size is there; their states are made without a size. */
  readonly sizes: readonly Held[];
}

const namedRows = 5;
/** Codes that mean EACH. */
const each = new Set([eachUnit, 'EA']);

interface Counted {
  readonly text: string;
  count: number;
  readonly rows: number[];
}

const createTally = () => {
  const all = new Map<string, Counted>();
  return {
    note: (key: string, text: string, row: number) => {
      const known = all.get(key);
      if (!known) {
        all.set(key, { text, count: 1, rows: [row] });
        return;
      }
      known.count += 1;
      if (known.rows.length < namedRows) known.rows.push(row);
    },
    all: (): readonly Held[] => [...all.values()].sort((one, other) => other.count - one.count),
  };
};

/** How names of notional products are told apart. */
export const plainName = (name: string): string => name.trim().toLowerCase();

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
}): Promise<Survey> => {
  const rows = entries.toSend();
  const units = createTally();
  const codes = createTally();
  const notionals = createTally();
  const sizes = createTally();
  const stateColumns = Object.entries(places).flatMap(([name, place]) =>
    name.startsWith('state') ? [place] : [],
  );
  const sides = [
    places.state_dimensions_width,
    places.state_dimensions_height,
    places.state_dimensions_depth,
  ].map((place) => ({ place, label: entries.columns[place]?.label ?? '' }));
  let [states, blankStates] = [0, 0];
  await inSlices(
    rows,
    (row) => {
      const textAt = (column: number) => entries.textAt(row, column).trim();
      const code = textAt(places.state_reporting_uom);
      if (fellToEach(code)) units.note(code.toUpperCase(), code, row);
      else if (code !== '') codes.note(unitOf(code), unitOf(code), row);
      const name = textAt(places.notional_name);
      if (name !== '') notionals.note(plainName(name), name, row);
      const lacking = sides.filter(({ place }) => textAt(place) === '');
      if (lacking.length > 0 && lacking.length < sides.length) {
        const labels = lacking.map(({ label }) => label).join(', ');
        sizes.note(labels, labels, row);
      }
      if (!stateColumns.some((column) => textAt(column) !== '')) return;
      states += 1;
      if (textAt(places.state) === '') blankStates += 1;
    },
    signal,
  );
  return {
    rows,
    units: units.all(),
    codes: codes.all(),
    notionals: notionals.all(),
    states,
    blankStates,
    sizes: sizes.all(),
  };
};
