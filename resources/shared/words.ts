/** The words of a list that is written with commas. */
export const words = (list: string): readonly string[] => list.split(', ');

/** Each word of the one list with each of the other, in either order: 'item code' and 'code item'. */
export const pairs = (some: string, others: string): readonly string[] =>
  words(some).flatMap((word) =>
    words(others).flatMap((other) => [`${word} ${other}`, `${other} ${word}`]),
  );
