import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { lazyPart } from '../../lib/failures/code';
import { FieldInput } from '../../fields/FieldInput';
import { kindOf } from '../../fields/kinds';
import { holds } from '../../schema/condition';
import type { AnyDeclaration, Tab } from '../../schema/defineResource';
import type { Field } from '../../schema/field';
import { loadPanels } from '../load';
import type { BegunValues } from './useBegun';
import { FormTabs } from './FormTabs';

/** Attribute with the name of the field that an element belongs to. */
const fieldAttribute = 'data-field';

const focusable =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]';

const boxOf = (form: HTMLElement, name: string): Element | undefined =>
  [...form.querySelectorAll(`[${fieldAttribute}]`)].find(
    (box) => box.getAttribute(fieldAttribute) === name,
  );

/** Prefers an invalid element: a field may have buttons before its input. */
const inputIn = (box: Element): HTMLElement | null =>
  box.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)') ??
  box.querySelector<HTMLElement>(focusable);

interface FocusAfterSubmit {
  /** Element that contains the fields. */
  readonly box: RefObject<HTMLElement | null>;
  /** In visual order. */
  readonly fields: readonly string[];
  /** Opens a field's tab, because hidden inputs cannot be focused. */
  readonly onShow: (name: string) => void;
  /** Element that had the focus when the form was sent; a button that was disabled since has lost it. */
  readonly focused: RefObject<Element | null>;
}

const useFocusAfterSubmit = ({ box, fields, onShow, focused }: FocusAfterSubmit): void => {
  const { setFocus } = useFormContext();
  const { submitCount, errors } = useFormState();
  const first = fields.find((name) => errors[name] !== undefined);

  // Only once per submit, and during rendering, so that the tab is open when the focus moves.
  const [shown, setShown] = useState(submitCount);
  if (shown !== submitCount) {
    setShown(submitCount);
    if (first !== undefined) onShow(first);
  }

  const done = useRef(submitCount);
  useEffect(() => {
    if (done.current === submitCount) return;
    done.current = submitCount;
    if (first === undefined) {
      const isLost = !box.current?.closest('form')?.contains(document.activeElement);
      if (isLost && focused.current instanceof HTMLElement) focused.current.focus();
      return;
    }
    setFocus(first);
    const target = box.current && boxOf(box.current, first);
    if (target && !target.contains(document.activeElement)) inputIn(target)?.focus();
    // The browser scrolls to the input; its error text may still be behind the form's buttons. (jsdom has no layout.)
    const words = document.activeElement?.getAttribute('aria-describedby')?.split(' ').at(-1);
    const below = words === undefined ? null : document.getElementById(words);
    if (below && 'scrollIntoView' in below) below.scrollIntoView({ block: 'nearest' });
  }, [submitCount, first, box, focused, setFocus]);
};

interface FormFieldsProps {
  readonly declaration: AnyDeclaration;
  readonly fields: readonly string[];
  readonly purpose: 'create' | 'edit';
  /** Empty if the form has no tabs. */
  readonly tabs: readonly Tab[];
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly isAutoFocused: boolean;
  /** There is room for two short inputs side by side. */
  readonly isWide: boolean;
  /** Element that had the focus when the form was sent. */
  readonly focused: RefObject<Element | null>;
  /** The edited record, whose panels are shown below the fields. */
  readonly record: RaRecord | undefined;
  /** Initial values of the form; the focus goes to a field without one. */
  readonly begun?: BegunValues | undefined;
}

const Panels = lazyPart(loadPanels, 'Panels');

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/** Layout of an input in a wide form; undefined for a full row. */
const placeOf = (field: Field | undefined) => {
  if (field === undefined || ('multiline' in field && field.multiline)) return undefined;
  return kindOf(field).input;
};

const cellSx = (field: Field | undefined) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
  ...(placeOf(field) === 'half' ? {} : { gridColumn: '1 / -1' }),
  ...(placeOf(field) === 'tall' ? { ...columnsSx, columnGap: 4 } : {}),
  '&:empty': { display: 'none' },
});

/** The inputs of a form, on tabs if it has any. */
export const FormFields = ({
  declaration,
  fields,
  purpose,
  tabs,
  label,
  isAutoFocused,
  isWide,
  focused,
  record,
  begun = {},
}: FormFieldsProps) => {
  const [open, setOpen] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const show = useCallback(
    (name: string) => {
      const index = tabs.findIndex((tab) => tab.fields.includes(name));
      if (index >= 0) setOpen(index);
    },
    [tabs],
  );
  const inOrder = tabs.length > 0 ? tabs.flatMap((tab) => tab.fields) : fields;
  useFocusAfterSubmit({ box, fields: inOrder, onShow: show, focused });

  const { getValues } = useFormContext();
  // The first visible field when the form opens, since some fields only exist for some records.
  const [first] = useState(() => {
    const values = getValues();
    const there = inOrder.filter((name) => holds(declaration.fields[name]?.shownIf, values));
    return there.find((name) => !(name in begun)) ?? there[0];
  });

  const inputs = (names: readonly string[]) => (
    <Box sx={{ gap: 2, ...(isWide ? columnsSx : { display: 'flex', flexDirection: 'column' }) }}>
      {names.map((name) => (
        // A hidden input must not leave a gap.
        <Box
          key={name}
          sx={isWide ? cellSx(declaration.fields[name]) : { display: 'contents' }}
          {...{ [fieldAttribute]: name }}
        >
          <FieldInput
            declaration={declaration}
            source={name}
            purpose={purpose}
            autoFocus={isAutoFocused && name === first}
          />
        </Box>
      ))}
    </Box>
  );
  return (
    <div ref={box}>
      {tabs.length > 0 ? (
        <FormTabs tabs={tabs} open={open} onOpen={setOpen} label={label}>
          {(tab) => (
            <>
              {inputs(tab.fields)}
              {record && tab.panels && (
                <Suspense
                  fallback={<Skeleton variant="rounded" height={120} sx={{ mt: 3 }} aria-busy />}
                >
                  <Panels host={declaration} panels={tab.panels} values={record} />
                </Suspense>
              )}
            </>
          )}
        </FormTabs>
      ) : (
        inputs(fields)
      )}
    </div>
  );
};
