/** The same rows as plain lists, computed from scratch each time. Tests compare the real entries with these. */
import { cellFault } from '../../../rules/cellRule';
import type { EntryColumn, EntryFilter, EntryOutcome } from '../types';

interface PlainRow {
  readonly isNew: boolean;
  base: readonly string[];
  now: readonly string[];
  isGone: boolean;
  isLeft: boolean;
  isChosen: boolean;
  isSeen: boolean;
}

type State = Pick<PlainRow, 'now' | 'isGone' | 'isLeft'>[];

interface PlainStep {
  readonly before: State;
  readonly after: State;
  readonly touched: readonly number[];
}

export const createPlain = (
  columns: readonly EntryColumn[],
  loaded: readonly (readonly string[])[],
  isStored: boolean,
) => {
  const blank = columns.map(({ initial = '' }) => initial);
  const rowOf = (base: readonly string[], isNew: boolean): PlainRow => ({
    isNew,
    base,
    now: base,
    isGone: false,
    isLeft: false,
    isChosen: false,
    isSeen: true,
  });
  const rows: PlainRow[] = loaded.map((texts) => rowOf(texts, false));
  const existing = new Set<string>();
  const done: PlainStep[] = [];
  let undone: PlainStep[] = [];
  let filter: EntryFilter = {};

  const keyOf = (row: PlainRow) => (row.now[0] ?? '').trim().toLowerCase();
  const inOrder = () => {
    const numbers = rows.map((_, row) => row);
    const of = (isNew: boolean) => numbers.filter((row) => rows[row]?.isNew === isNew);
    return [...of(false), ...of(true)];
  };
  const isChanged = (row: PlainRow, column: number) =>
    row.now[column]?.trim() !== row.base[column]?.trim();
  const isFault = (row: PlainRow, column: number) => {
    const rule = columns[column]?.rule;
    const text = row.now[column] ?? '';
    if (isStored && text.trim() !== '' && !row.isNew && !isChanged(row, column)) return false;
    return rule !== undefined && cellFault(rule, text) !== null;
  };
  const outcomeOf = (number: number): EntryOutcome => {
    const row = rows[number];
    if (!row || row.isGone || row.isLeft) return 'left';
    if (row.isNew && columns.every((_, column) => !isChanged(row, column))) return 'blank';
    if (columns.some((_, column) => isFault(row, column))) return 'invalid';
    const order = inOrder();
    const earlier = order.slice(0, order.indexOf(number)).map((one) => rows[one]);
    const isSame = (other?: PlainRow) =>
      other && !other.isGone && !other.isLeft && keyOf(other) === keyOf(row);
    if (earlier.some(isSame)) return 'duplicate';
    return !isStored && existing.has(keyOf(row)) ? 'exists' : 'create';
  };
  /** Rows with the same key, in sheet order. */
  const sharers = (number: number): readonly number[] => {
    const row = rows[number];
    const counts = (one?: PlainRow) => one && !one.isGone && !one.isLeft && keyOf(one) !== '';
    if (!row || !counts(row)) return [];
    return inOrder().filter((one) => {
      const other = rows[one];
      return other && counts(other) && keyOf(other) === keyOf(row);
    });
  };
  const isMatch = (number: number): boolean => {
    const row = rows[number];
    const { search, outcome, isChangedOnly } = filter;
    if (!row) return false;
    return (
      (outcome === undefined ||
        (outcome === 'duplicate' ? sharers(number).length > 1 : outcomeOf(number) === outcome)) &&
      (!isChangedOnly || columns.some((_, column) => isChanged(row, column))) &&
      (search === undefined || row.now.some((text) => text.toLowerCase().includes(search)))
    );
  };
  const state = (): State => rows.map(({ now, isGone, isLeft }) => ({ now, isGone, isLeft }));
  const checkSeen = (numbers: readonly number[]) => {
    for (const number of numbers) {
      const row = rows[number];
      if (row && !row.isSeen) row.isSeen = isMatch(number);
    }
  };
  const step = (work: () => readonly number[]) => {
    const before = state();
    const touched = work();
    if (touched.length === 0) return;
    done.push({ before, after: state(), touched });
    undone = [];
    checkSeen(touched);
  };
  const restore = (to: State, touched: readonly number[]) => {
    rows.forEach((row, number) => {
      const was = to[number];
      if (row.isGone && was?.isGone === false) row.isSeen = true;
      Object.assign(row, was ?? { isGone: true });
    });
    checkSeen(touched);
  };
  const flag = (numbers: readonly number[], name: 'isGone' | 'isLeft', isSet: boolean) => {
    step(() =>
      [...new Set(numbers)].filter((number) => {
        const row = rows[number];
        if (!row || row.isGone || row[name] === isSet) return false;
        row[name] = isSet;
        return true;
      }),
    );
  };

  return {
    set: (cells: readonly { row: number; column: number; text: string }[]) => {
      step(() =>
        cells
          .filter(({ row: number, column, text }) => {
            const row = rows[number];
            if (!row || row.isGone || row.now[column] === text) return false;
            row.now = row.now.with(column, text);
            return true;
          })
          .map(({ row }) => row),
      );
    },
    add: (given: readonly (readonly string[])[]) => {
      step(() =>
        given.map((texts) => {
          const now = blank.map((initial, column) => {
            const text = texts[column] ?? '';
            return text.trim() === '' ? initial : text;
          });
          return rows.push({ ...rowOf(blank, true), now }) - 1;
        }),
      );
    },
    append: (texts: readonly (readonly string[])[]) => {
      for (const one of texts) {
        const number = rows.push(rowOf(one, false)) - 1;
        const row = rows[number];
        if (row) row.isSeen = isMatch(number);
        for (const { before, after } of [...done, ...undone]) {
          for (const side of [before, after]) {
            while (side.length < number) side.push({ now: blank, isGone: true, isLeft: false });
            side.push({ now: one, isGone: false, isLeft: false });
          }
        }
      }
    },
    remove: (numbers: readonly number[]) => {
      flag(numbers, 'isGone', true);
    },
    leave: (numbers: readonly number[], isLeft: boolean) => {
      flag(numbers, 'isLeft', isLeft);
    },
    undo: () => {
      const last = done.pop();
      if (!last) return;
      undone.push(last);
      restore(last.before, last.touched);
    },
    redo: () => {
      const last = undone.pop();
      if (!last) return;
      done.push(last);
      restore(last.after, last.touched);
    },
    learn: (keys: readonly string[]) => {
      for (const key of keys) if (key.trim() !== '') existing.add(key.trim().toLowerCase());
      if (filter.outcome !== undefined) checkSeen(inOrder());
    },
    settle: (numbers: readonly number[]) => {
      for (const number of numbers) {
        const row = rows[number];
        if (row) row.base = row.now;
      }
    },
    choose: (numbers: readonly number[], isChosen: boolean) => {
      for (const number of numbers) {
        const row = rows[number];
        if (row && !row.isGone) row.isChosen = isChosen;
      }
    },
    filter: (next: EntryFilter) => {
      filter = next;
      rows.forEach((row, number) => {
        row.isSeen = isMatch(number);
      });
    },
    steps: () => done.length,
    /** All observable state. */
    snapshot: () => {
      const alive = inOrder().filter((number) => rows[number]?.isGone === false);
      const outcomes = alive.map(outcomeOf);
      const changed = alive.filter((number) => {
        const row = rows[number];
        return row && columns.some((_, column) => isChanged(row, column));
      });
      const seen = alive.filter((number) => rows[number]?.isSeen);
      const groups = new Map(seen.map((number) => [sharers(number)[0] ?? number, [] as number[]]));
      for (const number of seen) groups.get(sharers(number)[0] ?? number)?.push(number);
      const shown = filter.outcome === 'duplicate' ? [...groups.values()].flat() : seen;
      const count = (outcome: EntryOutcome) => outcomes.filter((one) => one === outcome).length;
      return {
        texts: alive.map((number) => [number, rows[number]?.now]),
        outcomes,
        changed,
        shown,
        chosen: alive.filter((number) => rows[number]?.isChosen),
        toCreate: alive.filter((_, place) => outcomes[place] === 'create'),
        faults: alive.map((number) => {
          const row = rows[number];
          const isBlank = outcomeOf(number) === 'blank';
          return columns.map((_, column) => row !== undefined && !isBlank && isFault(row, column));
        }),
        counts: {
          rows: alive.length,
          shown: shown.length,
          chosen: alive.filter((number) => rows[number]?.isChosen).length,
          changed: changed.length,
          byOutcome: {
            create: count('create'),
            complete: 0,
            blank: count('blank'),
            exists: count('exists'),
            duplicate: count('duplicate'),
            invalid: count('invalid'),
            left: count('left'),
          },
        },
      };
    },
  };
};

export type Plain = ReturnType<typeof createPlain>;
