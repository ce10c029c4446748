/** What the dialog of a declared action is given (schema/defineResource.ts, DialogAction). */
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';

export interface DialogActionProps {
  readonly record: RaRecord;
  /** The entity of the record; the dialog finds its words under `actions.<key>`. */
  readonly declaration: AnyDeclaration;
  /** The action's label in the person's language: the dialog's title. */
  readonly title: string;
  readonly onClose: () => void;
}
