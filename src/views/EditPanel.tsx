import Box from '@mui/material/Box';
import { useState } from 'react';
import { ResourceContextProvider, useNotify, type RaRecord } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { AnyDeclaration } from '../schema/defineResource';
import { EditSurface } from './edit/EditSurface';
import { useConflictCheck } from './edit/useConflictCheck';
import { useSave } from './edit/useSave';
import { useTakeBack } from './edit/useTakeBack';
import { AddWithin } from './form/AddWithin';
import { EntityForm } from './form/EntityForm';
import { FormButtons } from './form/FormButtons';
import { useWords } from './useWords';

interface EditPanelProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
  readonly onClose: () => void;
}

/** The slide-out over a record's page or its row (Specification 2); whoever opens it knows its address. */
export const EditPanel = ({ declaration, record, onClose: close }: EditPanelProps) => {
  const words = useWords(declaration);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const send = useSave(declaration);

  // What the form began with: the page behind may read the record again while a person types.
  const [began] = useState(record);
  const fields = declaration.edit?.fields ?? [];
  const { settle, dialog } = useConflictCheck(declaration, fields);
  const offerBack = useTakeBack(declaration);

  const save = async (typed: FieldValues) => {
    const { stored, values } = await settle(began, typed);
    const saved = await send(stored, values);
    notify(words.message('edited', { ...record, ...values, ...saved }), {
      type: 'success',
      ...offerBack(stored, values),
    });
    // Not waited for: the panel closes with what was saved, and the truth follows.
    void queryClient.invalidateQueries({ queryKey: [declaration.name] });
  };

  return (
    <EditSurface declaration={declaration} onClose={close}>
      <ResourceContextProvider value={declaration.name}>
        <AddWithin>
          <EntityForm
            declaration={declaration}
            fields={fields}
            tabs={declaration.edit?.tabs}
            purpose="edit"
            record={record}
            onSave={save}
            onSaved={close}
          >
            {({ isSaving }) => (
              <Box
                sx={{
                  display: 'flex',
                  justifyContent: 'flex-end',
                  gap: 1,
                  px: 3,
                  py: 2,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <FormButtons
                  isSaving={isSaving}
                  submit={words.translate('facings.views.form.save')}
                  onCancel={close}
                />
              </Box>
            )}
          </EntityForm>
        </AddWithin>
      </ResourceContextProvider>
      {dialog}
    </EditSurface>
  );
};
