/** Collects codes and names in the rows to send that the review has to show. */
import type { Entries } from '../../../../grid/entriesTypes';
import { eachUnit, unitOf } from '../../../../schema/units';
import { inSlices } from '../../../../spreadsheet/breathe';
import type { Places } from '../importColumns';

/** A text and the rows that have it. */
export interface Held {
  /** As first written. */
  readonly text: string;
  readonly count: number;
  /** The first few rows. */
  readonly rows: readonly number[];
}

export interface Survey {
  /** Rows with anything to send. */
  readonly rows: Uint32Array;
  /** Codes that became EACH although they are different (rules 9). */
  readonly units: readonly Held[];
  /** Units that stand for a file's codes. */
  readonly codes: readonly Held[];
  /** Names of notional products. */
  readonly notionals: readonly Held[];
  readonly states: number;
  /** Rows that define a state in other columns without naming it. */
  readonly blankStates: number;
  /** Missing dimensions of incomplete sizes; their states are created without a size. */
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

/** The form in which names of notional products are compared. */
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
