/**
 * Finds rows with the same key (rules 5, Bulk row). It compares keys by hash and then by text. Texts are read only if
 * two hashes are equal, so that a hundred thousand keys of a file stay bytes.
 */
import { blankKeyHash, keyHash, plainKey } from '../../spreadsheet/keyHash';
import { ints, longer, words } from './texts';

/** Marks the absence of a row or key. */
const none = -1;
/** The first row of a key was removed and its successor is not determined yet. */
const unknown = -2;

export const createKeyIndex = ({
  loadedText,
  isEarlier,
  eachRow,
}: {
  /** The text a row was loaded with; it never changes. */
  readonly loadedText: (row: number) => string;
  readonly isEarlier: (row: number, other: number) => boolean;
  /** Visits all rows in sheet order. */
  readonly eachRow: (visit: (row: number) => void) => void;
}) => {
  /** First key of each hash slot; `nextKey` links keys with the same slot. The number of slots is a power of two. */
  let slots = ints(1024).fill(none);
  let keyCount = 0;
  let hashes = words(1024);
  let nextKey = ints(1024);
  /** Row that was loaded with the key, if any; otherwise its text is in `texts`. */
  let loadedBy = ints(1024);
  let countOf = ints(1024);
  let firstOf = ints(1024);
  const texts: (string | undefined)[] = [];
  const ids = new Map<number, string>();
  /** 1 if `ids` has the key. Read for every row when rows are counted. */
  let isHad = new Uint8Array(1024);
  let keyOf = ints(1024);
  let isCountedRow = new Uint8Array(1024);
  let hasUnknown = false;

  const textOf = (key: number): string => {
    const text = texts[key] ?? plainKey(loadedText(loadedBy[key] ?? 0));
    texts[key] = text;
    return text;
  };
  const spread = (length: number) => {
    slots = ints(length).fill(none);
    for (let key = 0; key < keyCount; key += 1) chain(key);
  };
  const chain = (key: number) => {
    const slot = (hashes[key] ?? 0) & (slots.length - 1);
    nextKey[key] = slots[slot] ?? none;
    slots[slot] = key;
  };
  /** Finds the key with this hash and text. Without a text, compares with the row's loaded text. */
  const known = (hash: number, row: number, text?: string): number => {
    let plain = text;
    let key = slots[hash & (slots.length - 1)] ?? none;
    for (; key !== none; key = nextKey[key] ?? none) {
      if (hashes[key] !== hash) continue;
      plain ??= plainKey(loadedText(row));
      if (textOf(key) === plain) return key;
    }
    return none;
  };
  const makeRoom = (count: number) => {
    if (count <= hashes.length) return;
    hashes = longer(hashes, count);
    nextKey = longer(nextKey, count);
    loadedBy = longer(loadedBy, count);
    countOf = longer(countOf, count);
    firstOf = longer(firstOf, count);
    isHad = longer(isHad, count);
  };
  const makeRowRoom = (count: number) => {
    const old = keyOf.length;
    if (count <= old) return;
    keyOf = longer(keyOf, count);
    keyOf.fill(none, old);
    isCountedRow = longer(isCountedRow, count);
  };
  const added = (hash: number, row: number, text: string | undefined): number => {
    const key = keyCount;
    keyCount += 1;
    makeRoom(keyCount);
    hashes[key] = hash;
    loadedBy[key] = row;
    firstOf[key] = none;
    if (text !== undefined) texts[key] = text;
    if (keyCount > slots.length) spread(slots.length * 4);
    else chain(key);
    return key;
  };
  const keyFor = (text: string): number => {
    const plain = plainKey(text);
    if (plain === '') return none;
    const hash = keyHash(plain);
    const key = known(hash, none, plain);
    return key === none ? added(hash, none, plain) : key;
  };
  const setKey = (row: number, key: number) => {
    makeRowRoom(row + 1);
    keyOf[row] = key;
  };
  const count = (row: number, isCounted: boolean) => {
    if ((isCountedRow[row] === 1) === isCounted) return;
    isCountedRow[row] = isCounted ? 1 : 0;
    const key = keyOf[row] ?? none;
    if (key === none) return;
    const first = firstOf[key] ?? none;
    const left = (countOf[key] ?? 0) + (isCounted ? 1 : -1);
    countOf[key] = left;
    if (left === 0) firstOf[key] = none;
    else if (isCounted) {
      if (first === none || (first !== unknown && isEarlier(row, first))) firstOf[key] = row;
    } else if (first === row) {
      firstOf[key] = unknown;
      hasUnknown = true;
    }
  };
  /** Finds all missing first rows in one pass. A search for each would be quadratic if all rows share a key. */
  const findFirsts = () => {
    if (!hasUnknown) return;
    hasUnknown = false;
    eachRow((row) => {
      const key = keyOf[row] ?? none;
      if (key !== none && isCountedRow[row] === 1 && firstOf[key] === unknown) firstOf[key] = row;
    });
  };

  return {
    /** Allocates memory for this many rows before they are loaded. */
    reserve: (rows: number) => {
      makeRoom(rows);
      makeRowRoom(rows);
      let length = slots.length;
      while (length < rows) length *= 2;
      if (length > slots.length) spread(length);
    },
    /** Sets the first key of a row, by the hash of its loaded text. */
    load: (row: number, hash: number) => {
      if (hash === blankKeyHash && plainKey(loadedText(row)) === '') {
        setKey(row, none);
        return;
      }
      const key = known(hash, row);
      setKey(row, key === none ? added(hash, row, undefined) : key);
    },
    /** Sets or changes the key of a row. */
    put: (row: number, text: string) => {
      const isCounted = isCountedRow[row] === 1;
      if (isCounted) count(row, false);
      setKey(row, keyFor(text));
      if (isCounted) count(row, true);
    },
    /** Sets whether a row counts as a possible duplicate; removed and excluded rows do not. */
    count,
    /** Whether an earlier row that counts has the same key. Blank keys are never duplicates. */
    isDuplicate: (row: number): boolean => {
      findFirsts();
      const key = keyOf[row] ?? none;
      return key !== none && isCountedRow[row] === 1 && firstOf[key] !== row;
    },
    /** Whether another row that counts has the same key. */
    isShared: (row: number): boolean =>
      isCountedRow[row] === 1 && (countOf[keyOf[row] ?? none] ?? 0) > 1,
    /** The first row that counts and has the same key; the row itself if there is none. */
    firstLike: (row: number): number => {
      findFirsts();
      const first = firstOf[keyOf[row] ?? none] ?? none;
      return first < 0 ? row : first;
    },
    /** Records the id of the platform's record with this key. */
    learn: (text: string, id: string) => {
      const key = keyFor(text);
      if (key === none) return;
      ids.set(key, id);
      isHad[key] = 1;
    },
    /** Whether a record with the row's key exists on the platform. */
    isExisting: (row: number): boolean => isHad[keyOf[row] ?? none] === 1,
    existingId: (row: number): string | null => ids.get(keyOf[row] ?? none) ?? null,
  };
};

export type KeyIndex = ReturnType<typeof createKeyIndex>;
