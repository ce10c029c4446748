import type { Notice, NoticeCode } from './types';

/** Notices found while reading, with the count and the line of the first. */
export type FileNotes = Map<NoticeCode, { line: number; count: number }>;

export const note = (notes: FileNotes, code: NoticeCode, line: number, times = 1) => {
  const noted = notes.get(code);
  if (noted === undefined) notes.set(code, { line, count: times });
  else noted.count += times;
};

export const noticesOf = (notes: FileNotes): Notice[] =>
  [...notes].map(([code, { line, count }]) => ({ code, values: { line, count } }));
