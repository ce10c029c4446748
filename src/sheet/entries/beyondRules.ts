/**
 * Errors beyond the column's rules: names that do not exist, values that are not offered, texts that the platform
 * rejected. It also knows cells that belong to an existing record.
 */
import type { RuleMessage } from '../../schema/rules/message';
import type { Begun, Refusal } from './types';
import type { KeyIndex } from './keyIndex';
import type { Texts } from './texts';

interface Refused extends Refusal {
  /** Texts of the columns when they were rejected. */
  readonly texts: readonly string[];
}

const none: readonly number[] = [];

export const createBeyondRules = ({
  columnCount,
  texts,
  keys,
}: {
  readonly columnCount: number;
  readonly texts: Texts;
  readonly keys: KeyIndex;
}) => {
  const judged = Array.from({ length: columnCount }, () => new Map<string, RuleMessage>());
  const restricted = new Map<number, (text: string) => RuleMessage | null>();
  const refused = new Map<number, Refused[]>();
  const begun = new Map<string, Begun>();

  const readingOf = (row: number, columns: readonly number[]) =>
    columns.map((column) => texts.now(row, column).trim());
  const refusalOf = (row: number, column: number): RuleMessage | null => {
    const found = refused
      .get(row)
      ?.find(
        (one) =>
          one.column === column &&
          readingOf(row, one.of).every((text, at) => text === one.texts[at]),
      );
    return found?.fault ?? null;
  };
  const begunAt = (row: number): Begun | undefined => {
    if (begun.size === 0) return undefined;
    const id = keys.existingId(row);
    return id === null ? undefined : begun.get(id);
  };

  return {
    /** `plain` is the cell's trimmed text. */
    faultOf: (row: number, column: number, plain: string): RuleMessage | null =>
      judged[column]?.get(plain) ??
      (plain === '' ? null : restricted.get(column)?.(plain)) ??
      refusalOf(row, column),
    /** Columns with errors that depend on the text alone. */
    columns: (): readonly number[] => [
      ...new Set([
        ...restricted.keys(),
        ...judged.flatMap((faults, column) => (faults.size > 0 ? [column] : [])),
      ]),
    ],
    judge: (column: number, faults: ReadonlyMap<string, RuleMessage | null>) => {
      for (const [text, fault] of faults) {
        if (fault) judged[column]?.set(text.trim(), fault);
        else judged[column]?.delete(text.trim());
      }
    },
    restrict: (column: number, faultOf: (text: string) => RuleMessage | null) => {
      restricted.set(column, faultOf);
    },
    refuse: (refusals: readonly Refusal[]) => {
      for (const refusal of refusals) {
        const own = refused.get(refusal.row) ?? [];
        own.push({ ...refusal, texts: readingOf(refusal.row, refusal.of) });
        refused.set(refusal.row, own);
      }
    },
    /** Columns of a row with rejected texts. */
    refusedIn: (row: number): readonly number[] =>
      refused.get(row)?.map(({ column }) => column) ?? none,
    begin: (more: ReadonlyMap<string, Begun>) => {
      for (const [id, own] of more) begun.set(id, own);
    },
    isAnyBegun: (): boolean => begun.size > 0,
    isBegun: (row: number): boolean => begunAt(row) !== undefined,
    isFixed: (row: number, column: number): boolean =>
      begunAt(row)?.fixed.includes(column) === true,
  };
};

export type BeyondRules = ReturnType<typeof createBeyondRules>;
