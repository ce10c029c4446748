import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { SaveContextProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { toPlatform } from '../../src/fields/kinds';
import { useActionCalls } from '../../src/fields/useProvider';
import type { ToolProps } from '../../src/schema/takeOver';
import { useReadAllRows } from '../../src/views/list/state/useEveryRow';
import { EntityForm } from '../../src/views/form/EntityForm';
import { FormButtons } from '../../src/views/form/FormButtons';
import { useSaving } from '../../src/views/form/useSaving';
import { useReadAgain } from '../../src/views/outOfDate';
import { useParentIds } from '../../src/views/place/placeContext';
import { setAllStates } from './allStates';

const fields = ['displayStyle', 'displayStyleStep'] as const;

/** Sets how all states of the pick list are shown, on all pages, in one call. */
export const SetAllStates = ({ declaration, title, onClose }: ToolProps) => {
  const within = useParentIds();
  const titleId = useId();
  const actionCalls = useActionCalls();
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  const readAllRows = useReadAllRows(declaration);

  const send = async (typed: FieldValues) => {
    const { rows } = await readAllRows({ text: '', filters: {} }, new AbortController().signal);
    const values = Object.fromEntries(
      fields.map((name) => {
        const field = declaration.fields[name];
        return [name, field && toPlatform(field, typed[name])];
      }),
    );
    const pickList = { id: within.pick_list_id ?? '' };
    await actionCalls.act(declaration, { call: setAllStates(rows, values) }, pickList, within);
    notify('facings.fields.allStatesSet', { type: 'success' });
    await readAgain();
  };
  const saving = useSaving({ declaration, fields, send, onSaved: onClose });

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
