import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { EditContextProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import type { AnyDeclaration } from '../schema/defineResource';
import { documentId } from '../schema/routes';
import { dock } from './dock';
import { useEditedRecord, useEditing, type LoadedEdit } from './edit/useEditing';
import { useSave } from './edit/useSave';
import { EntityForm } from './form/EntityForm';
import { LoadFailure } from './LoadFailure';
import { useReadAgain } from './outOfDate';
import { useParentIds } from './place/placeContext';
import { useWords } from './useWords';

/** Save and discard buttons, which stay visible at the bottom of a long form. */
const DocumentButtons = ({ isSaving }: { isSaving: boolean }) => {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  return (
    <Box
      data-footer=""
      sx={{
        position: 'sticky',
        bottom: dock,
        zIndex: 1,
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1,
        px: 3,
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button color="inherit" disabled={!isDirty || isSaving} onClick={() => reset()}>
        {translate('facings.views.document.takeBack')}
      </Button>
      <Button type="submit" variant="contained" loading={isSaving} disabled={!isDirty && !isSaving}>
        {translate('facings.buttons.save')}
      </Button>
    </Box>
  );
};

interface SheetProps {
  readonly declaration: AnyDeclaration;
  readonly controller: LoadedEdit;
  readonly onSaved: () => void;
}

const documentSx = {
  mx: { xs: -2, sm: -3 },
  mb: -2,
  // The buttons come when the inputs above them have their height.
  '& form:has([aria-busy="true"], .MuiSkeleton-root) [data-footer]': { visibility: 'hidden' },
} as const;

/** The form of the loaded document; once changed, it ignores reloads until it is saved. */
const Sheet = ({ declaration, controller, onSaved }: SheetProps) => {
  const words = useWords(declaration);
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  const update = useSave(declaration);
  const fields = declaration.document?.fields ?? [];

  const send = async (stored: RaRecord, values: FieldValues) => {
    await update(stored, values);
    notify(words.message('saved', { ...stored, ...values }), { type: 'success' });
    // Reloads what the platform stored, and the form restarts with it.
    await readAgain(stored);
  };

  const { context, onBegun, dialog } = useEditing({
    declaration,
    controller,
    title: words.many,
    fields,
    send,
    onSaved,
  });

  return (
    <Box sx={documentSx}>
      <EditContextProvider value={context}>
        <EntityForm
          declaration={declaration}
          fields={fields}
          purpose="edit"
          record={controller.record}
          onBegun={onBegun}
          onSaved={onSaved}
          isAutoFocused={false}
        >
          {({ isSaving }) => <DocumentButtons isSaving={isSaving} />}
        </EntityForm>
      </EditContextProvider>
      {dialog}
    </Box>
  );
};

/** The form of an entity that is a single document, always editable. */
export const DocumentForm = ({ declaration }: { declaration: AnyDeclaration }) => {
  const within = useParentIds();
  const words = useWords(declaration);
  const [begun, setBegun] = useState(0);
  const id = documentId(within);
  const controller = useEditedRecord(declaration, id);

  if (controller.record === undefined) {
    const { error, refetch } = controller;
    return error ? (
      <LoadFailure error={error} what={words.many} onRetry={() => void refetch()} />
    ) : (
      <Skeleton variant="rounded" height={180} aria-busy />
    );
  }
  return (
    <Sheet
      // The key restarts the form for another document, and after each save.
      key={`${begun} ${id}`}
      declaration={declaration}
      controller={controller}
      onSaved={() => setBegun((before) => before + 1)}
    />
  );
};
