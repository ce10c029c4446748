import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useNotify } from 'react-admin';
import { OverlayBoundary } from '../../lib/failures/OverlayBoundary';
import { useOpening } from '../../lib/failures/openings';
import { holds } from '../../schema/condition';
import type { DialogAction } from '../../schema/defineResource';
import type { DialogActionProps } from '../../schema/takeOver';
import { usePageAction } from '../keys/usePageAction';
import { logFault } from '../../lib/failures/failures';
import { useExclusive } from '../useExclusive';
import { useWords } from '../useWords';
import { ActionButton, lookOf } from './ActionButton';
import type { RecordProps } from '../recordProps';

interface DialogActionButtonProps extends RecordProps {
  readonly action: DialogAction;
  readonly isInRow?: boolean;
  /** How the button looks in place of a page's own. */
  readonly look?: ButtonProps;
}

/** Opens the dialog of a declared action; its code is loaded on first use. */
export const DialogActionButton = ({
  declaration,
  action,
  record,
  isInRow = false,
  look,
}: DialogActionButtonProps) => {
  const words = useWords(declaration);
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy: isLoading, exclusively } = useExclusive();
  const [Own, setOwn] = useState<ComponentType<DialogActionProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The button was disabled while the dialog loaded, so the dialog could not remember it and return the focus.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const label = words.text(`actions.${action.key}.label`, action.label);

  const open = () =>
    exclusively(async () => {
      try {
        const loaded = (await action.dialog()).default as ComponentType<DialogActionProps>;
        setOwn(() => loaded);
        setIsOpen(true);
      } catch (error) {
        logFault(error);
        notify('facings.views.dialogAction.failed', { type: 'error', messageArgs: { label } });
      }
    });

  const close = () => setIsOpen(false);

  useOpening(isLoading ? 'loading' : null);
  usePageAction(isInRow ? null : { key: `action ${action.key}`, label, run: () => void open() });

  return (
    <>
      <Button
        ref={button}
        {...(look ?? lookOf({ isInRow, label, name: words.nameOf(record) }))}
        aria-haspopup="dialog"
        loading={isLoading}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {Own && isOpen && (
        <OverlayBoundary onClose={close}>
          <Own record={record} declaration={declaration} title={label} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  );
};

interface RecordActionsProps extends RecordProps {
  readonly isInRow?: boolean;
}

/** The declared actions of a record, in the page's bar or in its row. */
export const RecordActions = ({ declaration, record, isInRow = false }: RecordActionsProps) =>
  (declaration.actions ?? [])
    .filter(({ shownIf }) => holds(shownIf, record))
    .map((action) =>
      'dialog' in action ? (
        <DialogActionButton
          key={action.key}
          declaration={declaration}
          action={action}
          record={record}
          isInRow={isInRow}
        />
      ) : (
        <ActionButton
          key={action.key}
          declaration={declaration}
          action={action}
          record={record}
          isInRow={isInRow}
        />
      ),
    );
