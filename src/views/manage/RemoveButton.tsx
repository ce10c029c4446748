import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useDelete, useGetIdentity, useNotify, useStoreContext, useUnselect } from 'react-admin';
import { useNavigate } from 'react-router';
import { filled, holds } from '../../schema/condition';
import { listPath } from '../../schema/routes';
import { fillTemplate } from '../../schema/template';
import { isAbort, isNotFound, failureMessageOf } from '../../lib/failures/failures';
import { usePageAction } from '../keys/usePageAction';
import { forgetRecord } from '../keys/visits';
import { useReadAgainWithout } from '../outOfDate';
import { parentMeta, useParentIds } from '../place/placeContext';
import { Question } from '../Question';
import { useIsShown } from '../useIsShown';
import { useRefusal } from '../useRefusal';
import { useWords } from '../useWords';
import { Consequences } from './Consequences';
import type { RecordProps } from '../recordProps';

interface RemoveButtonProps extends RecordProps {
  /** An icon in the record's row instead of a button in the page's bar. */
  readonly isInRow?: boolean;
  /** Label of a button beside what replaces the record; the person stays there. */
  readonly label?: string;
  /** Also called if someone else had removed it. */
  readonly onRemoved?: () => void;
}

/** Removes a record after a confirmation with its name (rules 2, Remove confirmations). */
export const RemoveButton = ({
  declaration,
  record,
  isInRow = false,
  label,
  onRemoved,
}: RemoveButtonProps) => {
  const words = useWords(declaration);
  const { translate } = words;
  const navigate = useNavigate();
  const within = useParentIds();
  const notify = useNotify();
  const readAgain = useReadAgainWithout(declaration);
  const [remove] = useDelete();
  const unselect = useUnselect(declaration.name);
  const store = useStoreContext();
  const isShown = useIsShown();
  const [isAsking, setIsAsking] = useState(false);
  const { refusal, refuse, clear } = useRefusal();
  const { data: identity } = useGetIdentity();
  const { shownIf } = declaration.remove ?? {};
  const isOffered = !identity || holds(filled(shownIf, { identity }), record);
  const declared = isOffered ? declaration.remove : undefined;
  const name = words.nameOf(record);
  const isBeside = isInRow || label !== undefined;
  const ask = () => setIsAsking(true);
  usePageAction(
    isBeside || !declared
      ? null
      : { key: 'remove', label: translate('facings.views.row.remove', { name }), run: ask },
  );
  // In a row it keeps its room, so that the buttons of all rows stand below each other, and none moves.
  if (!declared) return isInRow && declaration.remove ? <Box sx={{ width: 30 }} /> : null;

  const close = () => {
    setIsAsking(false);
    clear();
  };

  const confirm = async () => {
    try {
      // The previous refusal stays until the response, so that the buttons do not move under a second click.
      await remove(
        declaration.name,
        { id: record.id, previousData: record, ...parentMeta(within) },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
    } catch (error) {
      if (isAbort(error)) return;
      const { message } = failureMessageOf(error, translate, words.one);
      refuse(error, message);
      // The question went with the page that was left.
      if (!isShown.current) notify(message, { type: 'error' });
      if (isNotFound(error)) onRemoved?.();
      return;
    }
    unselect([record.id], true);
    forgetRecord(store, { name: declaration.name, id: record.id });
    notify('facings.views.manage.removed', {
      type: 'success',
      messageArgs: { one: words.one, name },
    });
    setIsAsking(false);
    onRemoved?.();
    if (!isBeside && isShown.current)
      await navigate(declared.then ?? listPath(declaration, within));
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
          {label ?? translate('facings.views.manage.remove')}
        </Button>
      )}
      <Question
        isOpen={isAsking}
        title={translate('facings.views.manage.removeTitle', { one: words.one })}
        text={
          declared.ask === undefined
            ? translate('facings.views.manage.removeAsk', { name })
            : fillTemplate(words.text('removeAsk', declared.ask), { ...record, name })
        }
        consequences={
          declared.consequences && (
            <Consequences
              declaration={declaration}
              purpose="remove"
              records={[record]}
              isAsked={isAsking}
            />
          )
        }
        refusal={refusal}
        confirm={translate('facings.views.manage.remove')}
        color="error"
        onCancel={close}
        onConfirm={confirm}
      />
    </>
  );
};
