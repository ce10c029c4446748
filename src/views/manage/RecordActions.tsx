import type { RaRecord } from 'react-admin';
import { holds } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';
import { ActionButton } from './ActionButton';
import { DialogActionButton } from './DialogActionButton';

interface RecordActionsProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
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
