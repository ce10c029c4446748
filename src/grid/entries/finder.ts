/** Matches cells against their bytes in the table until the user edits the row. */
import type { Matcher } from './matcher';
import type { Texts } from './texts';

type CellTest = (row: number, column: number) => boolean;

export const finderOf = (texts: Texts, matcher: Matcher): CellTest => {
  const parts = texts.parts();
  const finders: (CellTest | null)[] = [];
  const byText: CellTest = (row, column) => matcher.test(texts.now(row, column));
  let near = 0;

  return (row, column) => {
    if (texts.isWritten(row)) return byText(row, column);
    while (near > 0 && row < (parts[near]?.first ?? 0)) near -= 1;
    while (near < parts.length - 1 && row >= (parts[near]?.end ?? 0)) near += 1;
    const part = parts[near];
    if (!part) return false;
    let find = finders[near];
    if (find === undefined) {
      find = part.base.finder?.(matcher) ?? null;
      finders[near] = find;
    }
    return find ? find(row - part.first, column) : byText(row, column);
  };
};
