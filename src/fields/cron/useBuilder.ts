/** State of the schedule editor: the form's expression, and what the builder shows for it. */
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
  /** The schedule by period; null for an expression that no period can show. */
  readonly said: Schedule | null;
  /** What the builder shows: its last valid state while the expression is invalid (partly typed, or empty). */
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
    // Selecting the same period again restores its last state, after an expression that no period can show.
    choose: (kind) => {
      build(switchTo(kind, said ?? kept));
    },
  };
};
