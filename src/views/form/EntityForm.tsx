import { yupResolver } from '@hookform/resolvers/yup';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { Form, RecordContextProvider, useLocale, useSaveContext, type RaRecord } from 'react-admin';
import { useFormState, type FieldValues } from 'react-hook-form';
import type { AnyDeclaration, Tab } from '../../schema/defineResource';
import { regionOf } from '../../lib/text/region';
import type { LazyComponent, NoProps } from '../../schema/takeOver';
import { OwnPart, preloadPart } from '../../fields/OwnPart';
import { OpenChoicesContext, type OpenChoices } from '../../fields/picker/useTypedChoice';
import { formRules } from '../../fields/rules';
import { WithoutAddressRecord } from '../place/addressRecord';
import { useParentIds } from '../place/placeContext';
import { onShortScreens } from '../../fields/styles';
import { useLoadWrites } from '../useLoadWrites';
import { useRefusal } from '../useRefusal';
import { useWords } from '../useWords';
import { FailureDetails } from '../LoadFailure';
import { FormFields } from './FormFields';
import type { BegunValues } from './useBegun';
import { forgivingStored, initialValues, withOpenChoices } from './initialValues';
import { UnsavedDialog } from './UnsavedDialog';
import { useShownTabs } from './FormTabs';
import type { Saving } from './useSaving';

interface EntityFormProps {
  readonly declaration: AnyDeclaration;
  readonly fields: readonly string[];
  readonly tabs?: readonly Tab[] | undefined;
  readonly purpose: 'create' | 'edit';
  /** The edited record; undefined for a new one. */
  readonly record?: RaRecord;
  /** The record that a new one is copied from. */
  readonly copied?: RaRecord | undefined;
  /** Fields that are left out of the copy. */
  readonly left?: readonly string[];
  /** Initial values of a new record; the focus goes to the first field without one. */
  readonly begun?: BegunValues;
  readonly intro?: ReactNode;
  /** The declaration's own component above the fields. */
  readonly above?: LazyComponent<NoProps> | undefined;
  /** Called after saving, when the form can be left without a question. */
  readonly onSaved: () => void;
  /** Called when an unchanged form has adopted a newer version of the record. */
  readonly onBegun?: (record: RaRecord) => void;
  /** Called when the form starts or stops having unsaved changes. */
  readonly onDirty?: (isDirty: boolean) => void;
  /** False if the form is part of a page, which must not move the focus. */
  readonly isAutoFocused?: boolean;
  /** There is room for two short inputs side by side. */
  readonly isWide?: boolean;
  readonly children: (state: { isSaving: boolean }) => ReactNode;
}

/**
 * The form of an entity: its declared fields, their validation, and the platform's errors. The `save` of the
 * surrounding SaveContext sends it. A general error is shown above the form, a field's error at the field (rules 8).
 */
export const EntityForm = ({
  declaration,
  fields,
  tabs,
  purpose,
  record,
  copied,
  left = [],
  begun,
  intro,
  above,
  onSaved,
  onBegun,
  onDirty,
  isAutoFocused = true,
  isWide = false,
  children,
}: EntityFormProps) => {
  const words = useWords(declaration);
  const locale = regionOf(useLocale());
  // Shown until the next response, so that no button moves under the second click of a double click.
  const { refusal, show, clear } = useRefusal();
  const { save } = useSaveContext<Saving>() as Saving;
  const saved = useRef<string | null>(null);
  const focused = useRef<Element | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const shownTabs = useShownTabs(declaration, purpose, tabs);

  const within = useParentIds();
  // A reloaded record must not reset typed values, so only an unchanged form adopts it.
  const [{ original, defaults }, setBegun] = useState(() => ({
    original: record,
    defaults: initialValues({
      declaration,
      fields,
      record,
      copied,
      left,
      within,
      ...(begun ? { begun } : {}),
    }),
  }));
  const takeOver = (next: RaRecord) => {
    if (next === original) return;
    setBegun({
      original: next,
      defaults: initialValues({ declaration, fields, record: next, copied, within }),
    });
    onBegun?.(next);
  };
  const [choices] = useState((): OpenChoices => new Map());
  const resolver = useMemo(
    () =>
      withOpenChoices(
        forgivingStored(
          yupResolver(formRules(declaration.fields, fields, locale, purpose, original)),
          original,
        ),
        choices,
      ),
    [declaration, fields, locale, purpose, original, choices],
  );

  const loadWrites = useLoadWrites();
  useEffect(loadWrites, [loadWrites]);

  useEffect(() => {
    // A tab that is opened later must not wait for the inputs that its entity draws itself.
    for (const name of fields) {
      const part = declaration.fields[name]?.input;
      if (part) preloadPart(part);
    }
  }, [declaration, fields]);

  useEffect(() => {
    // Scrolls to an error above a long form that was submitted from its end. (jsdom cannot scroll.)
    const element = alert.current;
    if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  const submit = async (values: FieldValues) => {
    // Prevents sending twice by a double click or a second Enter, also while a saved form is closing.
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
    const { root, ...fieldErrors } = refused;
    if (root) {
      const { serverError: text, details, isSessionOver = false } = root;
      show({ text, details, isSessionOver });
    } else clear();
    return fieldErrors;
  };

  return (
    <RecordContextProvider {...(original ? { value: original } : {})}>
      <Box sx={formSx}>
        <WithoutAddressRecord>
          <OpenChoicesContext value={choices}>
            <Form
              // A new record must not inherit values from the record context of the page.
              defaultValues={defaults}
              resolver={resolver}
              onSubmit={submit}
              // The first faulty field may be on a hidden tab; see useFocusAfterSubmit.
              shouldFocusError={false}
              disableInvalidFormNotification
              noValidate
            >
              <Box sx={fieldsSx}>
                {refusal !== null && (
                  // A new key makes screen readers announce the same text again.
                  <Alert
                    key={refusal.attempt}
                    ref={alert}
                    severity="error"
                    sx={{ mb: 2 }}
                    role="alert"
                  >
                    {refusal.text.split('\n').map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                    <FailureDetails details={refusal.details} />
                  </Alert>
                )}
                {intro !== undefined && <Box sx={{ mb: 2 }}>{intro}</Box>}
                {above && <OwnPart part={above} props={{}} fallback={null} />}
                <FormFields
                  declaration={declaration}
                  fields={fields}
                  purpose={purpose}
                  tabs={shownTabs}
                  label={words[purpose]}
                  isAutoFocused={isAutoFocused}
                  isWide={isWide}
                  focused={focused}
                  record={original}
                  begun={copied ? keptOf(declaration, copied, left) : begun}
                />
              </Box>
              <Submitting>{children}</Submitting>
              {record && <NewerRecord record={record} onFree={takeOver} />}
              <UnsavedDialog
                mayLeave={() => saved.current !== null}
                isInPage={!isAutoFocused}
                onDirty={onDirty}
              />
            </Form>
          </OpenChoicesContext>
        </WithoutAddressRecord>
      </Box>
    </RecordContextProvider>
  );
};

/** The values of a duplicate that nobody has to look at: the focus goes to the first of the others. */
const keptOf = (
  { create }: AnyDeclaration,
  copied: RaRecord,
  left: readonly string[],
): BegunValues => {
  const renamed = create?.duplicate?.renamed;
  return Object.fromEntries(
    Object.entries(copied).filter(([name]) => name !== renamed && !left.includes(name)),
  );
};

const Submitting = ({ children }: Pick<EntityFormProps, 'children'>) =>
  children({ isSaving: useFormState().isSubmitting });

interface NewerRecordProps {
  readonly record: RaRecord;
  readonly onFree: (record: RaRecord) => void;
}

/** Passes a reloaded record to a form without unsaved changes. */
const NewerRecord = ({ record, onFree }: NewerRecordProps) => {
  const { isDirty, isSubmitting } = useFormState();
  const isFree = !isDirty && !isSubmitting;
  const free = useEffectEvent(onFree);
  useEffect(() => {
    if (isFree) free(record);
  }, [isFree, record]);
  return null;
};

/** The fields scroll and the buttons are fixed: the form fills the rest of its dialog or panel. */
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
