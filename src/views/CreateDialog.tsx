import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import {
  ResourceContextProvider,
  useCreate,
  useGetIdentity,
  useNotify,
  type RaRecord,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useAsks } from '../fields/useAsks';
import type { AnyDeclaration } from '../schema/defineResource';
import { fillTemplate } from '../schema/template';
import { toldOf } from './failureText';
import { EntityForm } from './form/EntityForm';
import { FormButtons } from './form/FormButtons';
import { metaOf, useWithin } from './place/withinContext';
import { useWords } from './useWords';

interface CreateDialogProps {
  readonly declaration: AnyDeclaration;
  readonly onClose: () => void;
}

/** Creates a record. It stands over its list under an address of its own, so that Back closes it. */
export const CreateDialog = ({ declaration, onClose: close }: CreateDialogProps) => {
  const words = useWords(declaration);
  const titleId = useId();
  const navigate = useNavigate();
  const within = useWithin();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const asks = useAsks();
  const { data: identity } = useGetIdentity();
  const [create] = useCreate<RaRecord>();
  const made = useRef<RaRecord | null>(null);

  const follow = async (record: RaRecord, values: FieldValues) => {
    const followUp = declaration.create?.followUp;
    const name = words.nameOf({ ...values, ...record });
    if (!followUp) {
      notify('facings.views.form.created', {
        type: 'success',
        messageArgs: { one: words.one, name },
      });
      return;
    }
    try {
      await asks.followUp(declaration, { record, identity });
      notify(words.message('followUp', { ...values, ...record }), {
        type: 'success',
        title: words.message('followUpTitle', record),
      });
    } catch (error) {
      notify('facings.views.form.followUpFailed', {
        type: 'warning',
        messageArgs: { one: words.one, name, reason: toldOf(error, words.translate).message },
      });
    }
  };

  const save = async (values: FieldValues) => {
    const answer = await create(
      declaration.name,
      { data: values, ...metaOf(within) },
      { returnPromise: true },
    );
    const record: RaRecord = { ...values, id: (answer as RaRecord).id };
    made.current = record;
    // What was sent is not yet the record: its page asks the platform.
    queryClient.removeQueries({
      queryKey: [declaration.name, 'getOne', { id: String(record.id) }],
    });
    void queryClient.invalidateQueries({ queryKey: [declaration.name] });
    await follow(record, values);
  };

  const saved = () => {
    const then = declaration.create?.then;
    if (then === undefined) close();
    else void navigate(fillTemplate(then, made.current));
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { display: 'flex', flexDirection: 'column' } } }}
    >
      <DialogTitle id={titleId}>{words.create}</DialogTitle>
      <ResourceContextProvider value={declaration.name}>
        <EntityForm
          declaration={declaration}
          fields={declaration.create?.fields ?? []}
          purpose="create"
          onSave={save}
          onSaved={saved}
        >
          {({ isSaving }) => (
            <DialogActions sx={{ px: 3, py: 2 }}>
              <FormButtons isSaving={isSaving} submit={words.create} onCancel={close} />
            </DialogActions>
          )}
        </EntityForm>
      </ResourceContextProvider>
    </Dialog>
  );
};
