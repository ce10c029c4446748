import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
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
import { readLinksAgain } from './links/linkQueries';
import { useWords } from './useWords';

interface EditFormProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
  readonly onClose: () => void;
}

interface EntityEditProps extends Omit<EditFormProps, 'record'> {
  /** Undefined while it is on its way. */
  readonly record: RaRecord | undefined;
}

const shapes = ['60%', '100%', '100%', '80%', '100%'] as const;

/** Over a record's page or its row (Specification 2); whoever opens it knows its address. */
export const EntityEdit = ({ declaration, record, onClose }: EntityEditProps) => {
  const { translate } = useWords(declaration);
  return (
    <EditSurface declaration={declaration} onClose={onClose}>
      {record ? (
        <EditForm declaration={declaration} record={record} onClose={onClose} />
      ) : (
        <Box sx={{ p: 3 }} aria-label={translate('facings.views.loading')} role="status">
          {shapes.map((width, at) => (
            <Skeleton key={at} variant="rounded" width={width} height={40} sx={{ mb: 2 }} />
          ))}
        </Box>
      )}
    </EditSurface>
  );
};

const EditForm = ({ declaration, record, onClose: close }: EditFormProps) => {
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
    void readLinksAgain(queryClient);
  };

  return (
    <>
      <ResourceContextProvider value={declaration.name}>
        <AddWithin>
          <EntityForm
            declaration={declaration}
            fields={fields}
            tabs={declaration.edit?.tabs}
            purpose="edit"
            isWide={declaration.edit?.as === 'dialog'}
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
    </>
  );
};
