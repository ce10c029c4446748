/** The form's value of a selection. */
import { useFormContext } from 'react-hook-form';
import { useFieldInput, type FieldInputState } from '../../src/fields/shared/useFieldInput';
import { useOwnField } from '../../src/fields/useDeclaration';
import { entriesOf, products, type Selection } from './selections';
import { useTemplatePart } from './template/useTemplatePart';
import { withRows } from './withRows';

interface SelectionState {
  readonly state: FieldInputState;
  /** The selected entries, by id. */
  readonly entries: ReadonlyMap<string, unknown>;
  /** The products are part of a template that is not valid JSON. */
  readonly isHeld: boolean;
  readonly turn: (ids: readonly string[], isOn: boolean) => void;
}

export const useSelection = (source: string, selection: Selection): SelectionState => {
  const state = useFieldInput({ source, field: useOwnField(source, 'count') });
  const { getValues } = useFormContext();
  const template = useTemplatePart('products');
  const isPart = selection === products;
  return {
    state,
    entries: entriesOf(selection, state.control.value),
    isHeld: isPart && template.isHeld,
    turn: (ids, isOn) => {
      // Reads the current value: switches may have been changed while the rows were loading.
      const next = withRows(selection, getValues(source), ids, isOn);
      state.control.onChange(next);
      if (isPart) template.set(next);
    },
  };
};
