/**
 * Errors beyond the column's rules: names that do not exist, values that are not offered, texts that the platform
 * rejected. It also knows cells that belong to an existing record.
 */
import type { RuleMessage } from '../../schema/rules/message';
import type { Begun, Refusal } from '../entriesTypes';
import type { KeyIndex } from './keyIndex';
import type { Texts } from './texts';

export interface BeyondRules {
  /** `plain` is the cell's trimmed text. */
  readonly faultOf: (row: number, column: number, plain: string) => RuleMessage | null;
  /** Columns with errors that depend on the text alone. */
  readonly columns: () => readonly number[];
  readonly judge: (column: number, faults: ReadonlyMap<string, RuleMessage | null>) => void;
  readonly restrict: (column: number, faultOf: (text: string) => RuleMessage | null) => void;
  readonly refuse: (refusals: readonly Refusal[]) => void;
  /** Columns of a row with rejected texts. */
  readonly refusedIn: (row: number) => readonly number[];
  readonly begin: (begun: ReadonlyMap<string, Begun>) => void;
  readonly isAnyBegun: () => boolean;
  readonly isBegun: (row: number) => boolean;
  readonly isFixed: (row: number, column: number) => boolean;
}

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
}): BeyondRules => {
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
    faultOf: (row, column, plain) =>
      judged[column]?.get(plain) ??
      (plain === '' ? null : restricted.get(column)?.(plain)) ??
      refusalOf(row, column),
    columns: () => [
      ...new Set([
        ...restricted.keys(),
        ...judged.flatMap((faults, column) => (faults.size > 0 ? [column] : [])),
      ]),
    ],
    judge: (column, faults) => {
      for (const [text, fault] of faults) {
        if (fault) judged[column]?.set(text.trim(), fault);
        else judged[column]?.delete(text.trim());
      }
    },
    restrict: (column, faultOf) => {
      restricted.set(column, faultOf);
    },
    refuse: (refusals) => {
      for (const refusal of refusals) {
        const own = refused.get(refusal.row) ?? [];
        own.push({ ...refusal, texts: readingOf(refusal.row, refusal.of) });
        refused.set(refusal.row, own);
      }
    },
    refusedIn: (row) => refused.get(row)?.map(({ column }) => column) ?? none,
    begin: (more) => {
      for (const [id, own] of more) begun.set(id, own);
    },
    isAnyBegun: () => begun.size > 0,
    isBegun: (row) => begunAt(row) !== undefined,
    isFixed: (row, column) => begunAt(row)?.fixed.includes(column) === true,
  };
};
