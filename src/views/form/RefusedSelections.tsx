import Box from '@mui/material/Box';
import { lazy, Suspense, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useChosenWithin } from '../../fields/chosen/ChosenInput';
import { useRegistry } from '../../fields/useDeclaration';
import { useFieldInput } from '../../fields/shared/useFieldInput';
import { chosenIds, withIds } from '../../fields/chosen';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ChosenField } from '../../schema/field';
import { PlaceProvider } from '../place/withinContext';

const MissingSelections = lazy(() =>
  import('../availability/MissingSelections').then(({ MissingSelections: Own }) => ({
    default: Own,
  })),
);

interface RefusedSelectionsProps {
  readonly declaration: AnyDeclaration;
  /** Fields of the form. */
  readonly fields: readonly string[];
  readonly record: RaRecord;
}

/** Keys under which an error of this field may arrive: its own, and that of the field that it is part of. */
const refusableAs = (name: string, { inside }: ChosenField): readonly string[] =>
  inside ? [name, inside.field] : [name];

/**
 * Selections that no longer exist are the usual reason for an error at a `chosen` field, which may be on another tab.
 * After such an error they are shown above the form, with a button that removes them.
 */
export const RefusedSelections = ({ declaration, fields, record }: RefusedSelectionsProps) => {
  const { errors } = useFormState();
  return fields.map((name) => {
    const field = declaration.fields[name];
    if (field?.kind !== 'chosen') return null;
    const of = refusableAs(name, field);
    if (of.every((one) => errors[one]?.type !== 'server')) return null;
    return (
      <Selections
        key={name}
        declaration={declaration}
        name={name}
        field={field}
        of={of}
        record={record}
      />
    );
  });
};

interface SelectionsProps extends Omit<RefusedSelectionsProps, 'fields'> {
  readonly name: string;
  readonly field: ChosenField;
  readonly of: readonly string[];
}

const Selections = ({ declaration, name, field, of, record }: SelectionsProps) => {
  const box = useRef<HTMLDivElement>(null);
  const rowsOf = useRegistry().find(field.of);
  const { within } = useChosenWithin(field);
  const { control } = useFieldInput({ source: name, field });
  const { getValues, clearErrors } = useFormContext();
  return (
    <Box ref={box} sx={{ '&:empty': { display: 'none' } }}>
      <Suspense fallback={null}>
        <PlaceProvider within={within} panel={field.type}>
          <MissingSelections
            declaration={declaration}
            rowsOf={rowsOf}
            name={name}
            field={field}
            chosen={chosenIds(control.value, field)}
            record={record}
            isDisabled={false}
            isFocused
            onTurn={(ids, isOn) => {
              control.onChange(withIds(getValues(name), ids, isOn, field));
              // The notice disappears with the error, so the focus moves to the save button.
              const save = box.current
                ?.closest('form')
                ?.querySelector<HTMLElement>('[type=submit]');
              clearErrors([...of]);
              save?.focus();
            }}
          />
        </PlaceProvider>
      </Suspense>
    </Box>
  );
};
