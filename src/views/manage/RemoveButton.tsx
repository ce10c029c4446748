import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { useDelete, useGetIdentity, useNotify, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { OverlayBoundary } from '../../lib/failures/OverlayBoundary';
import { filled, holds } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';
import { listPath } from '../../schema/routes';
import { fillTemplate } from '../../schema/template';
import { isAbort, isSessionOver, failureMessageOf } from '../../lib/failures/failures';
import { usePageAction } from '../keys/usePageAction';
import { useReadAgainWithout } from '../outOfDate';
import { parentMeta, useParentIds } from '../place/placeContext';
import { Question } from '../Question';
import { useSessionBack } from '../session';
import { useWords } from '../useWords';
import { useEver } from './ActionButton';
import { Consequences } from './Consequences';

/** `attempt` makes screen readers announce the same text again. */
interface Refusal {
  readonly text: string;
  readonly attempt: number;
  readonly isSessionOver: boolean;
}

interface RemoveButtonProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
  /** An icon in the record's row instead of a button in the page's bar. */
  readonly isInRow?: boolean;
}

/** Removes a record after a confirmation with its name (rules 2, Remove confirmations). */
export const RemoveButton = ({ declaration, record, isInRow = false }: RemoveButtonProps) => {
  const words = useWords(declaration);
  const { translate } = words;
  const navigate = useNavigate();
  const within = useParentIds();
  const notify = useNotify();
  const readAgain = useReadAgainWithout(declaration);
  const [remove, { isPending }] = useDelete();
  const [isAsking, setIsAsking] = useState(false);
  const wasAsked = useEver(isAsking);
  // A second click may come before the button is disabled or the dialog closed.
  const isAnswered = useRef(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useSessionBack(() => {
    setRefusal((before) => (before?.isSessionOver ? null : before));
  });
  const { data: identity } = useGetIdentity();
  const { shownIf } = declaration.remove ?? {};
  const isOffered = !identity || holds(filled(shownIf, { identity }), record);
  const declared = isOffered ? declaration.remove : undefined;
  const name = words.nameOf(record);
  const ask = () => {
    isAnswered.current = false;
    setIsAsking(true);
  };
  usePageAction(
    isInRow || !declared
      ? null
      : { key: 'remove', label: translate('facings.views.row.remove', { name }), run: ask },
  );
  // In a row it keeps its room, so that the buttons of all rows stand below each other, and none moves.
  if (!declared) return isInRow && declaration.remove ? <Box sx={{ width: 30 }} /> : null;

  const close = () => {
    // A running call may still fail, and the dialog shows that.
    if (isAnswered.current) return;
    setIsAsking(false);
    setRefusal(null);
  };

  const confirm = async () => {
    // A closing dialog can still be clicked, but has already been answered.
    if (!isAsking || isAnswered.current) return;
    // The previous error stays until the response, so that the buttons do not move under a second click.
    isAnswered.current = true;
    try {
      await remove(
        declaration.name,
        { id: record.id, previousData: record, ...parentMeta(within) },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
    } catch (error) {
      isAnswered.current = false;
      if (!isAbort(error)) {
        const text = failureMessageOf(error, translate, words.one).message;
        setRefusal((before) => ({
          text,
          attempt: (before?.attempt ?? 0) + 1,
          isSessionOver: isSessionOver(error),
        }));
      }
      return;
    }
    notify('facings.views.manage.removed', {
      type: 'success',
      messageArgs: { one: words.one, name },
    });
    setIsAsking(false);
    if (!isInRow) await navigate(declared.then ?? listPath(declaration, within));
    await readAgain(record);
  };

  return (
    <>
      {isInRow ? (
        <Tooltip title={translate('facings.views.manage.remove')} describeChild={false}>
          <IconButton
            size="small"
            aria-label={translate('facings.views.row.remove', { name })}
            onClick={ask}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button color="error" variant="outlined" startIcon={<DeleteOutlined />} onClick={ask}>
          {translate('facings.views.manage.remove')}
        </Button>
      )}
      <OverlayBoundary isOpen={isAsking} onClose={close}>
        {wasAsked && (
          <Question
            isOpen={isAsking}
            title={translate('facings.views.manage.removeTitle', { one: words.one })}
            text={
              declared.ask === undefined
                ? translate('facings.views.manage.removeAsk', { name })
                : fillTemplate(words.text('removeAsk', declared.ask), { ...record, name })
            }
            refusal={refusal?.text}
            {...(refusal && { attempt: refusal.attempt })}
            confirm={translate('facings.views.manage.remove')}
            color="error"
            isBusy={isPending}
            onClose={close}
            onConfirm={() => void confirm()}
          >
            {declared.consequences && (
              <Consequences
                declaration={declaration}
                purpose="remove"
                record={record}
                isAsked={isAsking}
              />
            )}
          </Question>
        )}
      </OverlayBoundary>
    </>
  );
};
