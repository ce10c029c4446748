import Button from '@mui/material/Button';
import { ResourceContextProvider } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FieldInput } from '../../../fields/FieldInput';
import type { AnyDeclaration } from '../../../schema/defineResource';
import { DialogFrame } from '../../DialogFrame';
import { WithoutAddressRecord } from '../../place/addressRecord';
import { useWords } from '../../useWords';

interface PickValueProps {
  readonly declaration: AnyDeclaration;
  /** Field that is set. */
  readonly name: string;
  /** What its options depend on: the parents, and the organization of the selected rows. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onPick: (value: string | number) => void;
  readonly onClose: () => void;
}

const isPicked = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Asks for the value of one field by its own input. Nothing is sent yet: the question with all rows follows. */
export const PickValue = ({ declaration, name, values, onPick, onClose }: PickValueProps) => {
  const { translate, fieldLabel } = useWords(declaration);
  const form = useForm({ defaultValues: { ...values, [name]: null } });
  const value: unknown = useWatch({ control: form.control, name });
  return (
    <ResourceContextProvider value={declaration.name}>
      <WithoutAddressRecord>
        <FormProvider {...form}>
          <DialogFrame
            title={translate('facings.selection.pickTitle', { field: fieldLabel(name) })}
            action={
              <Button type="submit" variant="contained" disabled={!isPicked(value)}>
                {translate('facings.selection.continue')}
              </Button>
            }
            onSubmit={(event) => {
              event.preventDefault();
              if (isPicked(value)) onPick(value);
            }}
            onClose={onClose}
          >
            <FieldInput declaration={declaration} source={name} purpose="edit" autoFocus />
          </DialogFrame>
        </FormProvider>
      </WithoutAddressRecord>
    </ResourceContextProvider>
  );
};
