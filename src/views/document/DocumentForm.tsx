import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { SaveContextProvider, useGetOne, useNotify, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useSave } from '../edit/useSave';
import { useConflictCheck } from '../edit/useConflictCheck';
import { EntityForm } from '../form/EntityForm';
import { useSaving } from '../form/useSaving';
import { DocumentButtons } from './DocumentButtons';
import { LoadFailure } from '../LoadFailure';
import { metaOf, useWithin } from '../place/withinContext';
import { useReadAgain } from '../useReadAgain';
import { useWords } from '../useWords';

/** A document is known by what it stands within: there is one of it there. */
const idWithin = (within: Readonly<Record<string, string>>): string =>
  Object.values(within).join('/') || 'one';

interface SheetProps {
  readonly declaration: AnyDeclaration;
  readonly record: RaRecord;
  readonly onSaved: () => void;
}

/** The form of what was read; it stays with that until it is saved. */
const Sheet = ({ declaration, record, onSaved }: SheetProps) => {
  const words = useWords(declaration);
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  const send = useSave(declaration);
  // A re-read while a person types changes neither the form nor what it is compared with.
  const [began] = useState(record);
  const fields = declaration.document?.fields ?? [];
  const { settle, dialog } = useConflictCheck(declaration, fields);

  const sendTyped = async (typed: FieldValues) => {
    const { stored, values } = await settle(began, typed);
    await send(stored, values);
    notify(words.message('saved', { ...began, ...values }), { type: 'success' });
    // What the platform made of it is read again, and the form begins anew from that.
    await readAgain();
  };

  const saving = useSaving({ declaration, purpose: 'edit', fields, send: sendTyped, onSaved });

  return (
    <Box sx={{ mx: -3, mb: -2 }}>
      <SaveContextProvider value={saving}>
        <EntityForm
          declaration={declaration}
          fields={fields}
          purpose="edit"
          record={began}
          onSaved={onSaved}
          isAutoFocused={false}
        >
          {({ isSaving }) => <DocumentButtons isSaving={isSaving} />}
        </EntityForm>
      </SaveContextProvider>
      {dialog}
    </Box>
  );
};

/** The one document that an entity is, always open for change. */
export const DocumentForm = ({ declaration }: { declaration: AnyDeclaration }) => {
  const within = useWithin();
  const [begun, setBegun] = useState(0);
  const id = idWithin(within);
  const { data, error, refetch } = useGetOne<RaRecord>(declaration.name, {
    id,
    ...metaOf(within),
  });
  const record: RaRecord | undefined = data;

  if (error && !record) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!record) return <Skeleton variant="rounded" height={180} aria-busy />;
  return (
    <Sheet
      // Begins anew for another document, and after each save.
      key={`${begun} ${id}`}
      declaration={declaration}
      record={record}
      onSaved={() => {
        setBegun((before) => before + 1);
      }}
    />
  );
};
