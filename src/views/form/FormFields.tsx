import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useCallback, useRef, useState, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import { FieldInput } from '../../fields/FieldInput';
import { kindOf } from '../../fields/kinds';
import { useFormContext } from 'react-hook-form';
import { holds } from '../../schema/condition';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { Field } from '../../schema/field';
import { loadPanels } from '../load';
import type { BegunValues } from './begunValues';
import { FormTabs, type ShownTab } from './FormTabs';
import { fieldAttribute, useFocusAfterSubmit } from './useFocusAfterSubmit';

interface FormFieldsProps {
  readonly declaration: AnyDeclaration;
  readonly fields: readonly string[];
  readonly purpose: 'create' | 'edit';
  /** Empty where the fields stand one below the other. */
  readonly tabs: readonly ShownTab[];
  /** Names the row of tabs. */
  readonly label: string;
  readonly isAutoFocused: boolean;
  /** There is room for two short inputs side by side. */
  readonly isWide: boolean;
  /** What had the focus when the form was sent. */
  readonly focused: RefObject<Element | null>;
  /** The record that is edited: what belongs to it stands below the fields. */
  readonly record: RaRecord | undefined;
  /** Values that the form was begun with: a person types beside them. */
  readonly begun?: BegunValues | undefined;
}

const Panels = lazy(() => loadPanels().then(({ Panels: Own }) => ({ default: Own })));

const tallSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  alignItems: 'start',
} as const;

const wideSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  alignItems: 'start',
} as const;

/** How an input stands in a wide form; a row of its own when undefined. */
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
  ...(placeOf(field) === 'tall' ? tallSx : {}),
  '&:empty': { display: 'none' },
});

/** The inputs of a form, behind its tabs where it has some. */
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
  // The first that is there when the form opens: some fields exist only for some records.
  const [first] = useState(() => {
    const values = getValues();
    const there = inOrder.filter((name) => holds(declaration.fields[name]?.shownIf, values));
    return there.find((name) => !(name in begun)) ?? there[0];
  });

  const inputs = (names: readonly string[]) => (
    <Box sx={isWide ? wideSx : { display: 'flex', flexDirection: 'column', gap: 2 }}>
      {names.map((name) => (
        // An input that is absent must leave no gap.
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
