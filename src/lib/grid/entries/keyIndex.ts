/**
 * Finds rows with the same key (rules 5, Bulk row). It compares keys by hash and then by text. Texts are read only if
 * two hashes are equal, so that a hundred thousand keys of a file stay bytes.
 */
import { plainKey } from '../../text/plainText';
import { blankKeyHash, keyHash } from '../../tables/keyHash';
import { eachRow, longer, type Rows } from './rows';

/** No key: that of blank texts. Keys are numbered from 1. */
const none = 0;
const noRow = -1;

export const createKeyIndex = ({
  rows,
  loadedText,
}: {
  readonly rows: Rows;
  /** The text a row was loaded with; it never changes. */
  readonly loadedText: (row: number) => string;
}) => {
  /** First key of each hash slot; `nextKey` links keys with the same slot. The number of slots is a power of two. */
  let slots = new Int32Array(1024);
  let nextKey = new Int32Array(1024);
  let keyCount = 1;
  let hashes = new Uint32Array(1024);
  /** Row that was loaded with the key, if any; otherwise its text is in `texts`. */
  let loadedBy = new Int32Array(1024);
  const texts: (string | undefined)[] = [];
  const ids = new Map<number, string>();
  /** 1 if `ids` has the key. Read for every row when rows are counted. */
  let isKnown = new Uint8Array(1024);
  let keyOf = new Int32Array(0);
  /** Of each key: one more than its first row that counts, and 1 if more count. Removed and excluded rows do not. */
  let firstOf = new Int32Array(1024);
  let isRepeated = new Uint8Array(1024);
  /** Of each row: 1 if an earlier one has its key. */
  let isLater = new Uint8Array(0);
  let isStale = false;

  const textOf = (key: number): string => (texts[key] ??= plainKey(loadedText(loadedBy[key] ?? 0)));
  const chain = (key: number) => {
    const slot = (hashes[key] ?? 0) & (slots.length - 1);
    nextKey[key] = slots[slot] ?? none;
    slots[slot] = key;
  };
  /** Finds the key with this hash and text. Without a text, compares with the row's loaded text. */
  const find = (hash: number, row: number, text?: string): number => {
    let plain = text;
    let key = slots[hash & (slots.length - 1)] ?? none;
    for (; key !== none; key = nextKey[key] ?? none) {
      if (hashes[key] !== hash) continue;
      plain ??= plainKey(loadedText(row));
      if (textOf(key) === plain) return key;
    }
    return none;
  };
  const grow = (count: number) => {
    hashes = longer(hashes, count);
    nextKey = longer(nextKey, count);
    loadedBy = longer(loadedBy, count);
    isKnown = longer(isKnown, count);
    firstOf = longer(firstOf, count);
    isRepeated = longer(isRepeated, count);
  };
  const add = (hash: number, row: number, text?: string): number => {
    const key = keyCount;
    keyCount += 1;
    if (keyCount > hashes.length) grow(keyCount);
    hashes[key] = hash;
    loadedBy[key] = row;
    if (text !== undefined) texts[key] = text;
    if (keyCount <= slots.length) chain(key);
    else {
      slots = new Int32Array(slots.length * 4);
      for (let at = 1; at < keyCount; at += 1) chain(at);
    }
    return key;
  };
  const keyFor = (text: string): number => {
    const plain = plainKey(text);
    if (plain === '') return none;
    const hash = keyHash(plain);
    const key = find(hash, noRow, plain);
    return key === none ? add(hash, noRow, plain) : key;
  };
  const setKey = (row: number, key: number) => {
    if (row >= keyOf.length) {
      keyOf = longer(keyOf, rows.count);
      isLater = longer(isLater, rows.count);
    }
    keyOf[row] = key;
  };
  const isCounted = (row: number): boolean => rows.gone[row] === 0 && rows.left[row] === 0;
  const count = (row: number) => {
    const key = keyOf[row] ?? none;
    if (key === none || !isCounted(row)) return;
    if (firstOf[key] === 0) firstOf[key] = row + 1;
    else isRepeated[key] = isLater[row] = 1;
  };
  /** All first rows in one pass: a search for each would be quadratic if all rows share a key. */
  const refresh = () => {
    if (!isStale) return;
    isStale = false;
    for (const numbers of [firstOf, isRepeated, isLater]) numbers.fill(0);
    eachRow(rows, count);
  };

  return {
    /** Sets the first key of a row, by the hash of its loaded text. */
    load: (row: number, hash: number) => {
      const isBlank = hash === blankKeyHash && plainKey(loadedText(row)) === '';
      const key = isBlank ? none : find(hash, row);
      setKey(row, key === none && !isBlank ? add(hash, row) : key);
      // Loaded rows come before new ones.
      if (rows.newCount > 0) isStale = true;
      else count(row);
    },
    change: (row: number, text: string) => {
      setKey(row, keyFor(text));
      isStale = true;
    },
    /** Call after other rows count. */
    invalidate: () => {
      isStale = true;
    },
    /** Whether an earlier row has the same key. Blank keys are never duplicates. */
    isDuplicate: (row: number): boolean => {
      refresh();
      return isLater[row] === 1;
    },
    /** Whether another row has the same key. */
    isShared: (row: number): boolean => {
      refresh();
      return isRepeated[keyOf[row] ?? none] === 1 && isCounted(row);
    },
    /** The first row that counts and has the same key; the row itself if there is none. */
    firstLike: (row: number): number => {
      refresh();
      return (firstOf[keyOf[row] ?? none] || row + 1) - 1;
    },
    /** Records the id of the platform's record with this key. */
    learn: (text: string, id: string) => {
      const key = keyFor(text);
      if (key === none) return;
      ids.set(key, id);
      isKnown[key] = 1;
    },
    /** Whether a record with the row's key exists on the platform. */
    isExisting: (row: number): boolean => isKnown[keyOf[row] ?? none] === 1,
    existingId: (row: number): string | null => ids.get(keyOf[row] ?? none) ?? null,
  };
};
