/** Before a change is sent the record is read again; what was saved by others since the form began is decided first. */
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

/** The person went back to the form: nothing was sent, and nothing has to be told. */
const wentBack = () => new DOMException('The person went back to the form.', 'AbortError');

/**
 * `settle` compares with the record the form began with, not with one that was read since. It resolves to what is to be
 * sent over which record, and rejects as an abort where the person went back. `dialog` has to be drawn beside the form.
 */
export const useConflictCheck = (declaration: AnyDeclaration, names: readonly string[]) => {
  // What is a part of another field is decided with it.
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
