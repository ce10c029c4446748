/** Reads the record again before a change is sent, and lets the person resolve conflicts with what others saved. */
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { kindOf } from '../../fields/kinds';
import { useProvider } from '../../fields/useAsks';
import type { AnyDeclaration } from '../../schema/defineResource';
import { metaOf, useWithin } from '../place/withinContext';
import { settle as compare, type Conflict } from './conflict';
import { ConflictDialog, type Decision } from './ConflictDialog';

interface Question {
  readonly stored: RaRecord;
  readonly conflicts: readonly Conflict[];
  readonly answer: (decision: Decision | null) => void;
}

/** The person returned to the form: nothing was sent and no message is needed. */
const wentBack = () => new DOMException('The person went back to the form.', 'AbortError');

/**
 * `settle` compares with the form's initial record, not with a later one. It resolves to the values to send and the
 * record to send them for, and rejects with an abort if the person cancels. Render `dialog` beside the form.
 */
export const useConflictCheck = (declaration: AnyDeclaration, names: readonly string[]) => {
  // A part of another field is resolved with that field.
  const fields = names.filter((name) => declaration.fields[name]?.inside === undefined);
  const hasEntries = (name: string): boolean => {
    const field = declaration.fields[name];
    return field !== undefined && kindOf(field).hasEntries === true;
  };
  const provider = useProvider();
  const within = useWithin();
  const [question, setQuestion] = useState<Question | null>(null);

  const settle = async (
    began: RaRecord,
    values: FieldValues,
  ): Promise<{ readonly stored: RaRecord; readonly values: FieldValues }> => {
    const meta = metaOf(within);
    const { data: stored } = await provider.getOne<RaRecord>(declaration.name, {
      id: began.id,
      ...meta,
    });
    const { sent, conflicts } = compare(fields, began, stored, values, hasEntries);
    if (conflicts.length === 0) return { stored, values: sent };

    const decision = await new Promise<Decision | null>((answer) => {
      setQuestion({ stored, conflicts, answer });
    });
    setQuestion(null);
    if (!decision) throw wentBack();
    const theirs = conflicts.flatMap(({ name, theirs: value }) =>
      decision[name] === 'theirs' ? [[name, value] as const] : [],
    );
    return { stored, values: { ...sent, ...Object.fromEntries(theirs) } };
  };

  const dialog = question && (
    <ConflictDialog
      declaration={declaration}
      record={question.stored}
      conflicts={question.conflicts}
      onDecide={question.answer}
    />
  );
  return { settle, dialog };
};
