import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import {
  EditContextProvider,
  ResourceContextProvider,
  useNotify,
  type RaRecord,
} from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { EditSurface } from './edit/EditSurface';
import { useEditedRecord, useEditing, type LoadedEdit } from './edit/useEditing';
import { useSave, useUndo } from './edit/useSave';
import type { EntityEditProps } from './entityViews';
import { AddWithin } from './form/AddWithin';
import { editRoute } from './place/TabRoutes';
import { EntityForm } from './form/EntityForm';
import { FormButtons } from './form/FormButtons';
import { StockForms } from './form/StockForms';
import { useFormCode } from './form/useFormCode';
import { useTwinCheck } from './form/useTwinCheck';
import { Consequences } from './manage/Consequences';
import { readLinksAgain } from './links/linkQueries';
import { useReadAgain } from './outOfDate';
import { useFailureNotice } from './useFailureNotice';
import { useWords } from './useWords';

interface EditFormProps extends Omit<EntityEditProps, 'id'> {
  readonly controller: LoadedEdit;
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
export const EntityEdit = ({ declaration, id, onClose }: EntityEditProps) => {
  const { translate } = useWords(declaration);
  const noticeFailure = useFailureNotice();
  // A record's page has just read the record. Additional reads are not part of a row, so such a record is loaded first.
  const isOverPage = declaration.routes.view !== undefined;
  const isPartial = !isOverPage && declaration.calls?.also !== undefined;
  const controller = useEditedRecord(declaration, id, {
    ...(isOverPage ? { refetchOnMount: false } : {}),
    ...(isPartial ? { staleTime: 0 } : {}),
  });
  const [isRead, setIsRead] = useState(false);
  if (!controller.isFetching && !isRead) setIsRead(true);
  // Once loaded, the form stays open with its typed values, even if reloading fails.
  const failure: unknown = controller.record === undefined ? controller.error : null;

  useEffect(() => {
    if (!failure) return;
    noticeFailure(failure);
    onClose();
  }, [failure, noticeFailure, onClose]);

  const hasCode = useFormCode(declaration, declaration.edit);
  const isLoaded = hasCode && controller.record !== undefined && (isRead || !isPartial);
  const loaded = isLoaded ? controller : undefined;
  if (!loaded && !isPartial) return null;
  return (
    <EditSurface declaration={declaration} record={loaded?.record} onClose={onClose}>
      {loaded ? (
        <EditForm declaration={declaration} controller={loaded} onClose={onClose} />
      ) : (
        <Box aria-label={translate('facings.views.loading')} role="status">
          {shapesOfForm}
        </Box>
      )}
    </EditSurface>
  );
};

const EditForm = ({ declaration, controller, onClose: close }: EditFormProps) => {
  const words = useWords(declaration);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const readAgain = useReadAgain(declaration);
  const update = useSave(declaration);
  const checkTwins = useTwinCheck(declaration);
  const offerBack = useUndo(declaration);
  const { record } = controller;
  const fields = declaration.edit?.fields ?? [];

  const send = async (stored: RaRecord, values: FieldValues) => {
    await checkTwins(values, stored);
    const saved = await update(stored, values);
    notify(words.message('edited', { ...record, ...values, ...saved }), {
      type: 'success',
      ...offerBack(stored, values),
    });
    // Not awaited: the panel closes with the saved values, and reloads in the background.
    void readAgain({ ...stored, ...values });
    void readLinksAgain(queryClient);
  };

  const { context, onBegun, dialog } = useEditing({
    declaration,
    controller,
    title: words.edit,
    fields,
    send,
    onSaved: close,
  });
  const View = declaration.views?.edit;

  return (
    <ResourceContextProvider value={declaration.name}>
      <EditContextProvider value={context}>
        <AddWithin>
          {View ? (
            <StockForms part={View} path={editRoute(declaration)} fallback={shapesOfForm} />
          ) : (
            <EntityForm
              declaration={declaration}
              fields={fields}
              {...(declaration.edit?.consequences
                ? {
                    intro: (
                      <Consequences declaration={declaration} purpose="edit" records={[record]} />
                    ),
                  }
                : {})}
              above={declaration.edit?.above}
              tabs={declaration.edit?.tabs}
              purpose="edit"
              isWide={declaration.edit?.as === 'dialog'}
              record={record}
              onBegun={onBegun}
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
                    submit={words.translate('facings.buttons.save')}
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
