import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import {
  EditContextProvider,
  ResourceContextProvider,
  useNotify,
  type EditControllerResult,
  type RaRecord,
} from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { OwnPart } from '../fields/OwnPart';
import type { AnyDeclaration } from '../schema/defineResource';
import { EditSurface } from './edit/EditSurface';
import { useConflictCheck } from './edit/ConflictDialog';
import { useSave, useUndo } from './edit/useSave';
import { AddWithin } from './form/AddWithin';
import { EntityForm } from './form/EntityForm';
import { FormButtons } from './form/FormButtons';
import { useSaving } from './form/useSaving';
import { Consequences } from './manage/Consequences';
import { readLinksAgain } from './links/linkQueries';
import { useReadAgain } from './outOfDate';
import { useWords } from './useWords';

interface EditFormProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
  readonly onClose: () => void;
}

interface EntityEditProps extends Omit<EditFormProps, 'record'> {
  /** Undefined while loading. */
  readonly record: RaRecord | undefined;
}

const shapes = ['60%', '100%', '100%', '80%', '100%'] as const;

const shapesOfForm = (
  <Box sx={{ p: 3 }}>
    {shapes.map((width, at) => (
      <Skeleton key={at} variant="rounded" width={width} height={40} sx={{ mb: 2 }} />
    ))}
  </Box>
);

/** Edits a record, over its page or its row (rules 2); the caller owns the address. */
export const EntityEdit = ({ declaration, record, onClose }: EntityEditProps) => {
  const { translate } = useWords(declaration);
  return (
    <EditSurface declaration={declaration} record={record} onClose={onClose}>
      {record ? (
        <EditForm declaration={declaration} record={record} onClose={onClose} />
      ) : (
        <Box aria-label={translate('facings.views.loading')} role="status">
          {shapesOfForm}
        </Box>
      )}
    </EditSurface>
  );
};

const EditForm = ({ declaration, record, onClose: close }: EditFormProps) => {
  const words = useWords(declaration);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const readAgain = useReadAgain(declaration);
  const send = useSave(declaration);

  // The form's initial record: the page behind may reload the record while the person types.
  const [began, setBegan] = useState(record);
  const fields = declaration.edit?.fields ?? [];
  const { settle, dialog } = useConflictCheck(declaration, fields);
  const offerBack = useUndo(declaration);

  const sendTyped = async (typed: FieldValues) => {
    const { stored, values } = await settle(began, typed);
    const saved = await send(stored, values);
    notify(words.message('edited', { ...record, ...values, ...saved }), {
      type: 'success',
      ...offerBack(stored, values),
    });
    // Not awaited: the panel closes with the saved values, and reloads in the background.
    void readAgain({ ...stored, ...values });
    void readLinksAgain(queryClient);
  };

  const saving = useSaving({
    declaration,
    fields,
    send: sendTyped,
    onSaved: close,
  });
  const own = declaration.views?.edit;

  return (
    <ResourceContextProvider value={declaration.name}>
      <EditContextProvider
        value={{
          ...editing(declaration, words.edit, began),
          ...saving,
        }}
      >
        <AddWithin>
          {own ? (
            <Suspense fallback={shapesOfForm}>
              <OwnPart part={own} props={{}} />
            </Suspense>
          ) : (
            <EntityForm
              declaration={declaration}
              fields={fields}
              {...(declaration.edit?.consequences
                ? {
                    intro: (
                      <Consequences declaration={declaration} purpose="edit" record={record} />
                    ),
                  }
                : {})}
              above={declaration.edit?.above}
              tabs={declaration.edit?.tabs}
              purpose="edit"
              isWide={declaration.edit?.as === 'dialog'}
              record={record}
              onBegun={setBegan}
              onSaved={close}
            >
              {({ isSaving }) => (
                <Box
                  data-footer=""
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
          )}
        </AddWithin>
      </EditContextProvider>
      {dialog}
    </ResourceContextProvider>
  );
};

/**
 * The part of react-admin's edit controller that stock components need. `useEditController` cannot be used: it would
 * send before the conflict check, and keep typed values in the cache.
 */
const editing = (declaration: AnyDeclaration, title: string, record: RaRecord) =>
  ({
    resource: declaration.name,
    defaultTitle: title,
    record,
    error: null,
    isPending: false,
    isLoading: false,
    isFetching: false,
    isPaused: false,
    isPlaceholderData: false,
    redirect: false,
    redirectOnError: false,
    // The form keeps the record that it started with.
    refetch: () => Promise.resolve(),
  }) as unknown as EditControllerResult;
