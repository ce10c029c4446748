import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { cronFaultOf } from '../../schedules/expression';
import {
  cronOf,
  scheduleOf,
  switchTo,
  type PeriodKind,
  type Schedule,
} from '../../schedules/schedule';
import { regionOf } from '../../lib/text/region';
import type { RuleMessage } from '../../lib/rules/message';
import type { FieldInputState } from '../shared/useFieldInput';
import { TextBox } from '../text/TextBox';
import { useSentence } from './CronCell';

interface Builder {
  readonly expression: string;
  /** The schedule by period; null for an expression that no period can show. */
  readonly schedule: Schedule | null;
  /** What the builder shows: its last valid state while the expression is invalid (partly typed, or empty). */
  readonly shown: Schedule | null;
  readonly fault: RuleMessage | undefined;
  readonly build: (schedule: Schedule) => void;
  readonly write: (text: string) => void;
  readonly choose: (kind: PeriodKind) => void;
}

/** State of the schedule editor: the form's expression, and what the builder shows for it. */
export const useBuilder = (
  value: unknown,
  onChange: (expression: string | null) => void,
): Builder => {
  const expression = typeof value === 'string' ? value : '';
  const parsedSchedule = useMemo(() => scheduleOf(expression), [expression]);
  const fault = useMemo(() => cronFaultOf(expression), [expression]);
  const [kept, setKept] = useState(parsedSchedule);
  if (parsedSchedule !== null && parsedSchedule !== kept) setKept(parsedSchedule);

  const isOnItsWay = expression.trim() === '' || fault !== undefined;
  const build = (schedule: Schedule) => onChange(cronOf(schedule));
  return {
    expression,
    schedule: parsedSchedule,
    shown: parsedSchedule ?? (isOnItsWay ? kept : null),
    fault,
    build,
    write: (text) => onChange(text === '' ? null : text),
    // Selecting the same period again restores its last state, after an expression that no period can show.
    choose: (kind) => build(switchTo(kind, parsedSchedule ?? kept)),
  };
};

interface ExpressionBoxProps {
  readonly state: FieldInputState;
  readonly builder: Builder;
}

/** The expression as it is sent, editable, with its description. */
export const ExpressionBox = ({ state, builder }: ExpressionBoxProps) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const { expression, fault, schedule, write } = builder;
  const [isTyping, setTyping] = useState(false);
  const sentence = useSentence(fault || expression === '' ? null : expression, locale, true);
  // Shown after editing: a partly typed schedule is usually invalid.
  const message =
    fault && schedule === null && !isTyping ? translate(fault.key, { ...fault.values }) : undefined;
  return (
    <Box>
      <TextBox
        state={{
          ...state,
          autoFocus: false,
          label: translate('facings.schedule.expression'),
          hint: state.hint ?? translate('facings.schedule.expressionHint'),
          error: state.error ?? message,
          control: {
            ...state.control,
            onBlur: () => {
              setTyping(false);
              state.control.onBlur();
            },
          },
        }}
        // A choice that is missing in the builder has no text yet.
        value={fault && schedule !== null ? '' : expression}
        onChange={({ target }) => {
          setTyping(true);
          write(target.value);
        }}
        isCode
      />
      <Box
        aria-live="polite"
        sx={{ mt: 1, minHeight: 24, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {sentence ?? (expression === '' || fault ? translate('facings.schedule.notYet') : '')}
      </Box>
    </Box>
  );
};
