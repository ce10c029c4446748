import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useNotify, useUpdate, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useConflictCheck } from '../edit/useConflictCheck';
import { EntityForm } from '../form/EntityForm';
import { DocumentButtons } from './DocumentButtons';
import { LoadFailure } from '../LoadFailure';
import { metaOf, useWithin } from '../place/withinContext';
import { useWords } from '../useWords';

/** A document is known by what it stands within: there is one of it there. */
const idWithin = (within: Readonly<Record<string, string>>): string =>
  Object.values(within).join('/') || 'one';

/** The one document that an entity is, always open for change. */
export const DocumentForm = ({ declaration }: { declaration: AnyDeclaration }) => {
  const words = useWords(declaration);
  const within = useWithin();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [update] = useUpdate<RaRecord>();
  const [begun, setBegun] = useState(0);
  const fields = declaration.document?.fields ?? [];
  const { settle, dialog } = useConflictCheck(declaration, fields);
  const id = idWithin(within);
  const { data, error, refetch } = useGetOne<RaRecord>(declaration.name, {
    id,
    ...metaOf(within),
  });
  const record: RaRecord | undefined = data;

  if (error && !record) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!record) return <Skeleton variant="rounded" height={180} aria-busy />;

  const save = async (typed: FieldValues) => {
    const { stored, values } = await settle(record, typed);
    await update(
      declaration.name,
      { id, data: values, previousData: stored, ...metaOf(within) },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
    notify(words.message('saved', { ...record, ...values }), { type: 'success' });
    // What the platform made of it is read again, and the form begins anew from that.
    await queryClient.invalidateQueries({ queryKey: [declaration.name] });
  };

  return (
    <Box sx={{ mx: -3, mb: -2 }}>
      <EntityForm
        // A save begins the form anew; a re-read while a person types must not.
        key={begun}
        declaration={declaration}
        fields={fields}
        purpose="edit"
        record={record}
        onSave={save}
        onSaved={() => {
          setBegun((before) => before + 1);
        }}
        isAutoFocused={false}
      >
        {({ isSaving }) => <DocumentButtons isSaving={isSaving} />}
      </EntityForm>
      {dialog}
    </Box>
  );
};
