import Dialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import { SideDrawer } from '../SideDrawer';
import { steadyDialog } from '../steadyDialog';
import { SurfaceHead } from '../SurfaceHead';
import { useWords } from '../useWords';

interface EditSurfaceProps {
  readonly declaration: AnyDeclaration;
  /** Used in the title; undefined while loading. */
  readonly record: RaRecord | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The container of an edit form: a side panel, or a dialog if it has many fields. */
export const EditSurface = ({ declaration, record, onClose, children }: EditSurfaceProps) => {
  const { translate, edit, nameOf } = useWords(declaration);
  const titleId = useId();
  const title = record
    ? translate('facings.views.form.editing', { edit, name: nameOf(record) })
    : edit;
  if (declaration.edit?.as !== 'dialog')
    return (
      <SideDrawer title={title} width={480} onClose={onClose}>
        {children}
      </SideDrawer>
    );
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={steadyDialog}
    >
      <SurfaceHead id={titleId} onClose={onClose}>
        {title}
      </SurfaceHead>
      {children}
    </Dialog>
  );
};
