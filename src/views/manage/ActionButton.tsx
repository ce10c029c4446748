import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { asText } from '../../fields/shared/asText';
import { useActionCalls } from '../../fields/useProvider';
import type { CallAction } from '../../schema/defineResource';
import { fillTemplate } from '../../schema/template';
import { failureMessageOf, isAbort } from '../../lib/failures/failures';
import { usePageAction } from '../keys/usePageAction';
import { useReadAgain } from '../outOfDate';
import { useParentIds } from '../place/placeContext';
import { Question } from '../Question';
import { useIsShown } from '../useIsShown';
import { useRefusal } from '../useRefusal';
import { useExclusive } from '../useExclusive';
import { useWords } from '../useWords';
import type { RecordProps } from '../recordProps';

// Style of an action's button, in the page's bar and in a row.

/** On a phone the label wraps, because the row's values need the space. */
const inRowSx = {
  flexShrink: 0,
  maxWidth: { xs: 88, sm: 'none' },
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  lineHeight: 1.3,
} as const;

/** A small button in a row has the record's name in its accessible name. */
export const lookOf = ({
  isInRow,
  label,
  name,
}: {
  readonly isInRow: boolean;
  readonly label: string;
  readonly name: string;
}): ButtonProps =>
  isInRow
    ? {
        variant: 'text',
        color: 'primary',
        size: 'small',
        'aria-label': `${label}, ${name}`,
        sx: inRowSx,
      }
    : { variant: 'outlined', color: 'inherit', size: 'medium' };

interface ActionButtonProps extends RecordProps {
  readonly action: CallAction;
  /** A small button in a row, whose accessible name includes the record. */
  readonly isInRow?: boolean;
}

/** Runs a declared action on a record: asks for confirmation if declared, and reports the result. */
export const ActionButton = ({
  declaration,
  action,
  record,
  isInRow = false,
}: ActionButtonProps) => {
  const words = useWords(declaration);
  const within = useParentIds();
  const actionCalls = useActionCalls();
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  const isShown = useIsShown();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, exclusively } = useExclusive();
  const { refusal, refuse, clear } = useRefusal();
  const button = useRef<HTMLButtonElement>(null);
  const row = useRef<Element | null | undefined>(null);
  // If the action is no longer offered, its button disappears and the focus is lost; move it to the row.
  useEffect(
    () => () => {
      const isLost = document.activeElement?.contains(row.current ?? null) ?? true;
      if (isLost) row.current?.querySelector<HTMLElement>('button')?.focus();
    },
    [],
  );
  const label = words.text(`actions.${action.key}.label`, action.label);
  const name = words.nameOf(record);
  // A record's own value comes first, as in the message of an edit: a version's name is that of its model.
  const values = { ...record, name: asText(record.name) ?? name };

  const close = () => {
    setIsAsking(false);
    clear();
  };

  const act = () =>
    exclusively(async () => {
      try {
        row.current = isInRow ? button.current?.closest('tr') : null;
        await actionCalls.act(declaration, action, record, within);
        close();
        notify(fillTemplate(words.text(`actions.${action.key}.done`, action.done), values), {
          type: 'success',
        });
        await readAgain(record);
      } catch (error) {
        row.current = null;
        if (isAbort(error)) return;
        const { message } = failureMessageOf(error, words.translate);
        if (isAsking && isShown.current) refuse(error, message);
        else notify(message, { type: 'error' });
      }
    });

  const begin = () => {
    if (action.ask === undefined) void act();
    else setIsAsking(true);
  };
  usePageAction(
    isInRow ? null : { key: `action ${action.key}`, label, isDisabled: isBusy, run: begin },
  );

  return (
    <>
      <Button
        ref={button}
        {...lookOf({ isInRow, label, name })}
        loading={isBusy && !isAsking}
        onClick={({ detail }) => {
          // Ignores the second click of a double click, because a fast response may arrive before it. A question is only
          // opened: after Escape, another quick click counts as a second one, and asks again.
          if (detail < 2 || action.ask !== undefined) begin();
        }}
      >
        {label}
      </Button>
      <Question
        isOpen={isAsking}
        title={label}
        text={fillTemplate(words.text(`actions.${action.key}.ask`, action.ask ?? ''), values)}
        refusal={refusal}
        confirm={label}
        onCancel={close}
        onConfirm={act}
      />
    </>
  );
};
