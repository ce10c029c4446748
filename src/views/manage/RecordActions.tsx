import type { RaRecord } from 'react-admin';
import { holds } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';
import { ActionButton } from './ActionButton';

interface RecordActionsProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
}

/** The declared actions of a record, in the page's bar. */
export const RecordActions = ({ declaration, record }: RecordActionsProps) =>
  (declaration.actions ?? [])
    .filter(({ shownIf }) => holds(shownIf, record))
    .map((action) => (
      <ActionButton key={action.key} declaration={declaration} action={action} record={record} />
    ));
