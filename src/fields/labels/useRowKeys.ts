/** Keys of rows that are typed in: a row keeps its own while others come and go. */
import { useState } from 'react';

interface Keys {
  readonly all: readonly number[];
  readonly next: number;
}

const fitted = ({ all, next }: Keys, count: number): Keys => {
  const added = Math.max(0, count - all.length);
  return {
    all: [...all.slice(0, count), ...Array.from({ length: added }, (_, index) => next + index)],
    next: next + added,
  };
};

export const useRowKeys = (
  count: number,
): { readonly keys: readonly number[]; readonly drop: (index: number) => void } => {
  const [kept, setKept] = useState<Keys>(() => fitted({ all: [], next: 0 }, count));
  const now = kept.all.length === count ? kept : fitted(kept, count);
  if (now !== kept) setKept(now);
  return {
    keys: now.all,
    drop: (index) => {
      setKept(({ all, next }) => ({ all: all.filter((_, at) => at !== index), next }));
    },
  };
};
