import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef, useState } from 'react';
import { ResourceContextProvider, SaveContextProvider, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import { recordValues } from '../../../../schema/writeCall';
import { EntityForm } from '../../../../views/form/EntityForm';
import { FormButtons } from '../../../../views/form/FormButtons';
import { LeaveQuestion } from '../../../../views/form/LeaveQuestion';
import { useFormCode } from '../../../../views/form/useFormCode';
import type { Save, Saving } from '../../../../views/form/useSaving';
import { PlaceProvider } from '../../../../views/place/placeContext';
import { steadyDialog } from '../../../../views/steadyDialog';
import { useWords } from '../../../../views/useWords';
import type { ChildCalls } from '../../save/childCalls';
import type { ChangedRow } from '../../save/rows';
import type { BulkEditing } from '../createEditing';
import { ChildPreview } from './ChildPreview';
import type { SelectedOwner } from './planChildren';
import { useExisting } from './useExisting';

interface ChildDialogProps {
  readonly editing: BulkEditing;
  readonly calls: ChildCalls;
  readonly canSave: boolean;
  readonly onClose: () => void;
}

/** The selected records, as they were when the dialog was opened. */
const ownersOf = ({ entries, columns, idOf }: BulkEditing['sheet']): readonly SelectedOwner[] =>
  Array.from(entries.chosenRows(), (row) => ({
    row,
    id: idOf(row),
    shown: Object.fromEntries(
      columns.map(({ key }, column) => [key, entries.textAt(row, column).trim()]),
    ),
  }));

/** The fields that may stay blank are not required, because the records differ in them. */
const sharedForm = (child: AnyDeclaration): AnyDeclaration => {
  const { optional = [] } = child.bulk?.shared ?? {};
  const entries = Object.entries(child.fields).map(([name, field]) => [
    name,
    optional.includes(name) ? { ...field, required: false } : field,
  ]);
  return { ...child, fields: Object.fromEntries(entries) as AnyDeclaration['fields'] };
};

/** Gives each selected record one child with the same values: a form, then what it does, then Save. */
export const ChildDialog = ({ editing, calls, canSave, onClose }: ChildDialogProps) => {
  const { child } = calls;
  const translate = useTranslate();
  const words = useWords(child);
  const titleId = useId();
  const [owners] = useState(() => ownersOf(editing.sheet));
  const ids = useMemo(() => owners.map(({ id }) => id), [owners]);
  // Read while the form is filled in.
  const existing = useExisting(calls, ids);
  const [values, setValues] = useState<FieldValues | null>(null);
  const [isPreview, setPreview] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isDirty = useRef(false);
  const form = useMemo(() => sharedForm(child), [child]);
  const { fields = [] } = child.bulk?.shared ?? {};
  const declared = useMemo(() => ({ fields }), [fields]);
  const hasCode = useFormCode(form, declared);

  const save: Save = (typed, { onSuccess } = {}) => {
    setValues(typed);
    setPreview(true);
    onSuccess?.(typed, undefined, undefined, undefined);
    return Promise.resolve(undefined);
  };
  const context: Saving = {
    save: save as Saving['save'],
    saving: false,
    mutationMode: 'pessimistic',
  };
  const leave = () => {
    if (values !== null || isDirty.current) setAsking(true);
    else onClose();
  };
  const send = async (rows: readonly ChangedRow[]) => {
    await editing.saveBeside(rows);
  };
  if (!hasCode) return null;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      // A click beside it happens by accident.
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') leave();
      }}
      aria-labelledby={titleId}
      slotProps={steadyDialog}
    >
      <DialogTitle id={titleId}>
        {words.create}
        <Typography variant="body2" color="text.secondary">
          {translate('facings.bulkEdit.children.for', {
            smart_count: owners.length,
            count: owners.length,
          })}
        </Typography>
      </DialogTitle>
      {isPreview && values !== null ? (
        <ChildPreview
          calls={calls}
          owners={owners}
          existing={existing}
          values={recordValues(
            child,
            Object.fromEntries(fields.map((name) => [name, values[name] as unknown])),
          )}
          canSave={canSave}
          onBack={() => setPreview(false)}
          onCancel={leave}
          onSave={send}
        />
      ) : (
        <PlaceProvider within={{ account_id: editing.source.accountId }}>
          <ResourceContextProvider value={child.name}>
            <SaveContextProvider value={context}>
              <EntityForm
                declaration={form}
                fields={fields}
                purpose="create"
                isWide
                {...(values === null ? {} : { begun: values })}
                onSaved={() => undefined}
                onDirty={(dirty) => {
                  isDirty.current = dirty;
                }}
              >
                {({ isSaving }) => (
                  <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
                    <FormButtons
                      isSaving={isSaving}
                      submit={translate('facings.bulkEdit.children.preview')}
                      onCancel={leave}
                    />
                  </DialogActions>
                )}
              </EntityForm>
            </SaveContextProvider>
          </ResourceContextProvider>
        </PlaceProvider>
      )}
      <LeaveQuestion isOpen={isAsking} onStay={() => setAsking(false)} onGo={onClose} />
    </Dialog>
  );
};
