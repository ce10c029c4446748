import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useActs } from '../../fields/useAsks';
import type { AnyDeclaration } from '../../schema/defineResource';
import { EntityForm } from '../form/EntityForm';
import { FormButtons } from '../form/FormButtons';
import { useWithin } from '../place/withinContext';
import { useWords } from '../useWords';
import { useAllRows } from './useAllRows';

interface TogetherDialogProps {
  readonly declaration: AnyDeclaration;
  readonly onClose: () => void;
}

/** One change to all rows of a list at once: those of every page, not only of the one that is seen. */
export const TogetherDialog = ({ declaration, onClose }: TogetherDialogProps) => {
  const words = useWords(declaration);
  const within = useWithin();
  const titleId = useId();
  const acts = useActs();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const allRows = useAllRows(declaration);
  const together = declaration.list?.together;
  if (!together) return null;
  const title = words.text('together', together.title);

  const save = async (values: FieldValues) => {
    const rows: readonly RaRecord[] = await allRows();
    await acts.together(declaration, together, rows, values, within);
    notify(words.text('togetherDone', together.done), { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: [declaration.name] });
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { display: 'flex', flexDirection: 'column' } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <EntityForm
        declaration={declaration}
        fields={together.fields}
        purpose="create"
        onSave={save}
        onSaved={onClose}
      >
        {({ isSaving }) => (
          <DialogActions sx={{ px: 3, py: 2 }}>
            <FormButtons isSaving={isSaving} submit={title} onCancel={onClose} />
          </DialogActions>
        )}
      </EntityForm>
    </Dialog>
  );
};
