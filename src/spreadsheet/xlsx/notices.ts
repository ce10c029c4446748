import type { Notice, NoticeCode } from '../types';

/** Counts what a person should know, with the row at which it first happens. */
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
