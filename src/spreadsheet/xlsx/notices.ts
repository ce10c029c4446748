import type { Notice, NoticeCode } from '../types';

/** Counts notices, with the row of the first occurrence. */
export const noticeCounter = () => {
  const found = new Map<NoticeCode, { count: number; line: number }>();
  return {
    add: (code: NoticeCode, line: number, count = 1) => {
      const before = found.get(code);
      if (before === undefined) found.set(code, { count, line });
      else before.count += count;
    },
    done: (): Notice[] => [...found].map(([code, values]) => ({ code, values })),
  };
};

export type NoticeCounter = ReturnType<typeof noticeCounter>;
