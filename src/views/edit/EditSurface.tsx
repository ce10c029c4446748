import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
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
export const EditSurface = ({
  declaration,
  record,
  onClose: close,
  children,
}: EditSurfaceProps) => {
  const words = useWords(declaration);
  const titleId = useId();
  const head = (
    <SurfaceHead id={titleId} onClose={close}>
      {record
        ? words.translate('facings.views.form.editing', {
            edit: words.edit,
            name: words.nameOf(record),
          })
        : words.edit}
    </SurfaceHead>
  );
  if (declaration.edit?.as === 'dialog') {
    return (
      <Dialog
        open
        fullWidth
        maxWidth="md"
        onClose={close}
        aria-labelledby={titleId}
        slotProps={steadyDialog}
      >
        {head}
        {children}
      </Dialog>
    );
  }
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 480 }, display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      {head}
      {children}
    </Drawer>
  );
};
