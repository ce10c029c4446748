/** A schedule's two faces: the expression that the form holds, and what the builder can say of it. */
import { useMemo, useState } from 'react';
import { cronFaultOf } from '../../schema/cron/fault';
import {
  cronOf,
  scheduleOf,
  switchTo,
  type PeriodKind,
  type Schedule,
} from '../../schema/cron/schedule';
import type { RuleMessage } from '../../schema/rules/message';

export interface Builder {
  readonly expression: string;
  /** What is said by period; null for an expression that no period can say. */
  readonly said: Schedule | null;
  /** What the builder shows: the last it could say while the expression is no cron (half-typed, or empty). */
  readonly shown: Schedule | null;
  readonly fault: RuleMessage | undefined;
  readonly build: (schedule: Schedule) => void;
  readonly write: (text: string) => void;
  readonly choose: (kind: PeriodKind) => void;
}

export const useBuilder = (
  value: unknown,
  onChange: (expression: string | null) => void,
): Builder => {
  const expression = typeof value === 'string' ? value : '';
  const said = useMemo(() => scheduleOf(expression), [expression]);
  const fault = useMemo(() => cronFaultOf(expression), [expression]);
  const [kept, setKept] = useState(said);
  if (said !== null && said !== kept) setKept(said);

  const isOnItsWay = expression.trim() === '' || fault !== undefined;
  const build = (schedule: Schedule) => {
    onChange(cronOf(schedule));
  };
  return {
    expression,
    said,
    shown: said ?? (isOnItsWay ? kept : null),
    fault,
    build,
    write: (text) => {
      onChange(text === '' ? null : text);
    },
    // From an expression that no period says, the same period begins where it was left.
    choose: (kind) => {
      build(switchTo(kind, said ?? kept));
    },
  };
};
