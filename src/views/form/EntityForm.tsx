import { yupResolver } from '@hookform/resolvers/yup';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Form, RecordContextProvider, useLocale, useSaveContext, type RaRecord } from 'react-admin';
import { useFormState, type FieldValues } from 'react-hook-form';
import type { AnyDeclaration, Tab } from '../../schema/defineResource';
import { regionOf } from '../../schema/regionOf';
import { formRules } from '../../fields/formRules';
import { useWithin } from '../place/withinContext';
import { useSessionBack } from '../sessionBack';
import { onShortScreens } from '../../fields/shortScreens';
import { useWords } from '../useWords';
import { FailureDetails } from '../FailureDetails';
import { FormFields } from './FormFields';
import type { BegunValues } from './begunValues';
import { initialValues } from './initialValues';
import { forgivingStored } from './storedValues';
import { RefusedSelections } from './RefusedSelections';
import { UnsavedDialog } from './UnsavedDialog';
import { useShownTabs } from './useShownTabs';
import type { Saving } from './useSaving';

/** What was refused of the form as a whole, and when: the same words may come twice. */
interface Refusal {
  readonly told: string;
  readonly details: string | undefined;
  readonly at: number;
}

interface EntityFormProps {
  readonly declaration: AnyDeclaration;
  readonly fields: readonly string[];
  readonly tabs?: readonly Tab[] | undefined;
  readonly purpose: 'create' | 'edit';
  /** The record being edited; a creation has none. */
  readonly record?: RaRecord;
  /** The record that a new one begins with. */
  readonly copied?: RaRecord | undefined;
  /** What a new record begins with; the focus goes to the first field beside these. */
  readonly begun?: BegunValues;
  /** Stands above the fields. */
  readonly intro?: ReactNode;
  /** Called once the values are saved and leaving is free. */
  readonly onSaved: () => void;
  /** Called when the form, nothing of it changed yet, has taken over a newer reading of the record. */
  readonly onBegun?: (record: RaRecord) => void;
  /** Told whenever the form begins or ceases to hold something unsaved. */
  readonly onDirty?: (isDirty: boolean) => void;
  /** False where the form is a part of a page that focus must not be drawn into. */
  readonly isAutoFocused?: boolean;
  /** There is room for two short inputs side by side. */
  readonly isWide?: boolean;
  readonly children: (state: { isSaving: boolean }) => ReactNode;
}

interface Refusal {
  readonly told: string;
  readonly at: number;
  readonly isSessionOver: boolean;
}

/**
 * The form of an entity: its declared fields, their rules, and what the platform refuses. It is sent by the `save` of
 * the SaveContext that it stands in. A general refusal is an alert of the form, one of a field stands at the field
 * (rules 8).
 */
export const EntityForm = ({
  declaration,
  fields,
  tabs,
  purpose,
  record,
  copied,
  begun,
  intro,
  onSaved,
  onBegun,
  onDirty,
  isAutoFocused = true,
  isWide = false,
  children,
}: EntityFormProps) => {
  const words = useWords(declaration);
  const locale = regionOf(useLocale());
  // It stands until the next answer: no button moves under the second of two clicks.
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { save } = useSaveContext<Saving>() as Saving;
  const saved = useRef<string | null>(null);
  const focused = useRef<Element | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const shownTabs = useShownTabs(declaration, purpose, tabs);

  const within = useWithin();
  // A re-read of the record must not reset what was typed: only an untouched form takes it over.
  const [{ own, defaults }, setBegun] = useState(() => ({
    own: record,
    defaults: initialValues({
      declaration,
      fields,
      record,
      copied,
      within,
      ...(begun ? { begun } : {}),
    }),
  }));
  const takeOver = (next: RaRecord) => {
    if (next === own) return;
    setBegun({
      own: next,
      defaults: initialValues({ declaration, fields, record: next, copied, within }),
    });
    onBegun?.(next);
  };
  const resolver = useMemo(
    () => forgivingStored(yupResolver(formRules(declaration.fields, fields, locale, purpose)), own),
    [declaration, fields, locale, purpose, own],
  );

  useEffect(() => {
    // Whoever sent a long form from its end has to see what was refused at its head. (jsdom draws nothing to scroll.)
    const told = alert.current;
    if (told && 'scrollIntoView' in told) told.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  useSessionBack(() => {
    setRefusal((before) => (before?.isSessionOver ? null : before));
  });

  const submit = async (values: FieldValues) => {
    // Enter twice or a double click sends once, also while a form that was saved is on its way out.
    const sent = JSON.stringify(values);
    if (saved.current === sent) return undefined;
    focused.current = document.activeElement;
    const refused = await save(values, {
      onSuccess: () => {
        saved.current = sent;
        onSaved();
      },
    });
    if (refused === undefined) return undefined;
    const { root, ...own } = refused;
    setRefusal(
      root
        ? {
            told: root.serverError,
            details: root.details,
            at: Date.now(),
            isSessionOver: root.isSessionOver ?? false,
          }
        : null,
    );
    return own;
  };

  return (
    <RecordContextProvider {...(own ? { value: own } : {})}>
      <Box sx={formSx}>
        <Form
          // A new record stands in no other's: its form begins with nothing of the page around it.
          defaultValues={defaults}
          resolver={resolver}
          onSubmit={submit}
          // The first refused field may stand behind a tab: see useFocusAfterSubmit.
          shouldFocusError={false}
          disableInvalidFormNotification
          noValidate
        >
          <Box sx={fieldsSx}>
            {refusal !== null && (
              // A new key, so that a screen reader announces the same text again.
              <Alert key={refusal.at} ref={alert} severity="error" sx={{ mb: 2 }} role="alert">
                {refusal.told.split('\n').map((line) => (
                  <div key={line}>{line}</div>
                ))}
                <FailureDetails details={refusal.details} />
              </Alert>
            )}
            {intro !== undefined && <Box sx={{ mb: 2 }}>{intro}</Box>}
            {own && <RefusedSelections declaration={declaration} fields={fields} record={own} />}
            <FormFields
              declaration={declaration}
              fields={fields}
              purpose={purpose}
              tabs={shownTabs}
              label={words[purpose]}
              isAutoFocused={isAutoFocused}
              isWide={isWide}
              focused={focused}
              record={own}
              begun={begun}
            />
          </Box>
          <Submitting>{children}</Submitting>
          {record && <NewerRecord record={record} onFree={takeOver} />}
          <UnsavedDialog
            mayLeave={() => saved.current !== null}
            isInPage={!isAutoFocused}
            {...(onDirty ? { onDirty } : {})}
          />
        </Form>
      </Box>
    </RecordContextProvider>
  );
};

const Submitting = ({ children }: Pick<EntityFormProps, 'children'>) =>
  children({ isSaving: useFormState().isSubmitting });

interface NewerRecordProps {
  readonly record: RaRecord;
  readonly onFree: (record: RaRecord) => void;
}

/** Hands the latest reading of the record to a form that holds nothing unsaved. */
const NewerRecord = ({ record, onFree }: NewerRecordProps) => {
  const { isDirty, isSubmitting } = useFormState();
  const isFree = !isDirty && !isSubmitting;
  const free = useRef(onFree);
  useEffect(() => {
    free.current = onFree;
  });
  useEffect(() => {
    if (isFree) free.current(record);
  }, [isFree, record]);
  return null;
};

/** The fields scroll, the buttons stay: the form fills what its dialog or panel leaves. */
const formSx = {
  display: 'contents',
  '& > form': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    flex: 1,
    [onShortScreens]: { minHeight: 'auto', flex: 'none' },
  },
} as const;

const fieldsSx = {
  overflowY: 'auto',
  flex: 1,
  px: 3,
  py: 2,
  [onShortScreens]: { overflowY: 'visible', flex: 'none' },
} as const;
