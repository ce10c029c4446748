/** What every form of a stored record has in common: react-admin's controller reads the record, our `save` sends it. */
import { useState } from 'react';
import { useEditController, type EditControllerResult, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AnyDeclaration } from '../../schema/defineResource';
import { useSaving } from '../form/useSaving';
import { parentMeta, useParentIds } from '../place/placeContext';
import { useConflictCheck } from './ConflictDialog';

type EditController = EditControllerResult<RaRecord>;

/** The controller of a record that has been read. */
export type LoadedEdit = Extract<EditController, { readonly record: RaRecord }>;

/** Reads the record to edit. The caller reports a failure. */
export const useEditedRecord = (
  declaration: AnyDeclaration,
  id: string,
  reading: { readonly staleTime?: number; readonly refetchOnMount?: boolean } = {},
): EditController => {
  const meta = parentMeta(useParentIds());
  return useEditController<RaRecord>({
    resource: declaration.name,
    id,
    // The console is only rendered for signed-in users.
    disableAuthentication: true,
    mutationMode: 'pessimistic',
    redirect: false,
    redirectOnError: false,
    mutationOptions: meta,
    queryOptions: {
      ...meta,
      // As every other read; the controller would switch it off.
      refetchOnReconnect: true,
      onError: () => undefined,
      ...reading,
    },
  });
};

interface Editing {
  readonly declaration: AnyDeclaration;
  readonly controller: LoadedEdit;
  readonly title: string;
  readonly fields: readonly string[];
  /** Sends the values for the record as it is stored now. */
  readonly send: (stored: RaRecord, values: FieldValues) => Promise<void>;
  readonly onSaved: () => void;
}

/**
 * Returns the EditContext of a form. Its `save` replaces the controller's, which would send without comparing with the
 * stored record and leave typed values in react-query's mutations. Render `dialog` beside the form.
 */
export const useEditing = ({ declaration, controller, title, fields, send, onSaved }: Editing) => {
  // The form's initial record: the record may be reloaded while the person types.
  const [began, setBegan] = useState(controller.record);
  const { settle, dialog } = useConflictCheck(declaration, fields);
  const saving = useSaving({
    declaration,
    fields,
    record: began,
    send: async (typed) => {
      const { stored, values } = await settle(began, typed);
      await send(stored, values);
    },
    onSaved,
  });
  const context = { ...controller, ...saving, defaultTitle: title, record: began };
  return { context, onBegun: setBegan, dialog };
};
