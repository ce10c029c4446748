import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { SaveContextProvider, useNotify, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useActionCalls, useProvider } from '../../fields/useProvider';
import type { AnyDeclaration } from '../../schema/defineResource';
import { EntityForm } from '../form/EntityForm';
import { FormButtons } from '../form/FormButtons';
import { useSaving } from '../form/useSaving';
import { useReadAgain } from '../outOfDate';
import { metaOf, useWithin } from '../place/withinContext';
import { useWords } from '../useWords';

/** Loads all rows of an unpaged list, as of the time of the call. */
const maxRows = 100_000;

const useAllRows = (declaration: AnyDeclaration): (() => Promise<readonly RaRecord[]>) => {
  const provider = useProvider();
  const within = useWithin();
  return async () => {
    const { data } = await provider.getList<RaRecord>(declaration.name, {
      pagination: { page: 1, perPage: maxRows },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      ...metaOf(within),
    });
    return data;
  };
};

interface TogetherDialogProps {
  readonly declaration: AnyDeclaration;
  readonly onClose: () => void;
}

/** Changes all rows of a list on all pages at once. */
export const TogetherDialog = ({ declaration, onClose }: TogetherDialogProps) => {
  const words = useWords(declaration);
  const within = useWithin();
  const titleId = useId();
  const actionCalls = useActionCalls();
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  const allRows = useAllRows(declaration);
  const together = declaration.list?.together;
  const title = words.text('together', together?.title ?? '');

  const send = async (values: FieldValues) => {
    if (!together) return;
    const rows: readonly RaRecord[] = await allRows();
    await actionCalls.together(declaration, together, rows, values, within);
    notify(words.text('togetherDone', together.done), { type: 'success' });
    await readAgain();
  };

  const fields = together?.fields ?? [];
  const saving = useSaving({ declaration, fields, send, onSaved: onClose });
  if (!together) return null;

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
      <SaveContextProvider value={saving}>
        <EntityForm declaration={declaration} fields={fields} purpose="create" onSaved={onClose}>
          {({ isSaving }) => (
            <DialogActions sx={{ px: 3, py: 2 }}>
              <FormButtons isSaving={isSaving} submit={title} onCancel={onClose} />
            </DialogActions>
          )}
        </EntityForm>
      </SaveContextProvider>
    </Dialog>
  );
};
