import { yupResolver } from '@hookform/resolvers/yup';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Form, useTranslate, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FieldInput } from '../../fields/FieldInput';
import type { AnyDeclaration } from '../../schema/defineResource';
import { formRules } from '../../schema/rules/formRules';
import { isAbort, toldOf } from '../failureText';
import { useWithin } from '../place/withinContext';
import { UnsavedDialog } from './UnsavedDialog';

interface EntityFormProps {
  readonly declaration: AnyDeclaration;
  readonly fields: readonly string[];
  readonly purpose: 'create' | 'edit';
  /** The record being edited; a creation has none. */
  readonly record?: RaRecord;
  /** Sends the values; a rejection keeps the form as it is and is shown where it belongs. */
  readonly onSave: (values: FieldValues) => Promise<void>;
  /** Called once the values are saved and leaving is free. */
  readonly onSaved: () => void;
  /** False where the form is a part of a page that focus must not be drawn into. */
  readonly isAutoFocused?: boolean;
  readonly children: (state: { isSaving: boolean }) => ReactNode;
}

const initialValues = (
  declaration: AnyDeclaration,
  names: readonly string[],
  record: RaRecord | undefined,
): FieldValues =>
  Object.fromEntries(
    names.map((name) => {
      const field = declaration.fields[name];
      const stored: unknown = record?.[name];
      const initial = record ? undefined : field?.initial;
      return [name, stored ?? initial ?? (field?.kind === 'switch' ? false : null)];
    }),
  );

/**
 * The form of an entity: its declared fields, their rules, and what the platform refuses. A general
 * refusal is an alert of the form, one of a field stands at the field (Specification 8).
 */
export const EntityForm = ({
  declaration,
  fields,
  purpose,
  record,
  onSave,
  onSaved,
  isAutoFocused = true,
  children,
}: EntityFormProps) => {
  const translate = useTranslate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = useRef(false);
  const isSaved = useRef(false);

  const resolver = useMemo(
    () => yupResolver(formRules(declaration.fields, fields, purpose)),
    [declaration, fields, purpose],
  );
  // A re-read of the record while it is edited must not reset what was typed.
  const [own] = useState(record);
  const within = useWithin();
  // What the form stands within is known to it: searches and options may need it.
  const [defaults] = useState(() => ({
    ...within,
    ...initialValues(declaration, fields, record),
  }));

  const submit = async (values: FieldValues) => {
    // Enter twice or a double click sends once.
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setIsSaving(true);
    setRefusal(null);
    try {
      await onSave(values);
      isSaved.current = true;
      onSaved();
      return undefined;
    } catch (error) {
      if (isAbort(error)) return undefined;
      const told = toldOf(error, translate);
      const ownErrors = Object.entries(told.fields).filter(([name]) => fields.includes(name));
      if (ownErrors.length === 0 || ownErrors.length < Object.keys(told.fields).length) {
        setRefusal(told.message);
      }
      return Object.fromEntries(ownErrors);
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  };

  return (
    <Box sx={formSx}>
      <Form
        {...(own ? { record: own } : {})}
        defaultValues={defaults}
        resolver={resolver}
        onSubmit={submit}
        disableInvalidFormNotification
        noValidate
      >
        <Box sx={{ overflowY: 'auto', flex: 1, px: 3, py: 2 }}>
          {refusal !== null && (
            <Alert severity="error" sx={{ mb: 2 }} role="alert">
              {refusal}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
            {fields.map((name, index) => (
              <FieldInput
                key={name}
                declaration={declaration}
                name={name}
                purpose={purpose}
                autoFocus={isAutoFocused && index === 0}
              />
            ))}
          </Box>
        </Box>
        {children({ isSaving })}
        <UnsavedDialog mayLeave={() => isSaved.current} />
      </Form>
    </Box>
  );
};

/** The fields scroll, the buttons stay: the form fills what its dialog or panel leaves. */
const formSx = {
  display: 'contents',
  '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
} as const;
