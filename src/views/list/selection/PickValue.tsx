import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Form, ResourceContextProvider } from 'react-admin';
import { useWatch, type FieldValues } from 'react-hook-form';
import { FieldInput } from '../../../fields/FieldInput';
import type { AnyDeclaration } from '../../../schema/defineResource';
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
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('facings.selection.pickTitle', { field: fieldLabel(name) })}
      </DialogTitle>
      <ResourceContextProvider value={declaration.name}>
        <WithoutAddressRecord>
          <Form
            defaultValues={{ ...values, [name]: null }}
            onSubmit={(given: FieldValues) => {
              const value: unknown = given[name];
              if (isPicked(value)) onPick(value);
            }}
            noValidate
          >
            <DialogContent>
              <FieldInput declaration={declaration} source={name} purpose="edit" autoFocus />
            </DialogContent>
            <DialogActions>
              <Button color="inherit" onClick={onClose}>
                {translate('facings.buttons.cancel')}
              </Button>
              <Continue name={name} label={translate('facings.selection.pickNext')} />
            </DialogActions>
          </Form>
        </WithoutAddressRecord>
      </ResourceContextProvider>
    </Dialog>
  );
};

const Continue = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <Button type="submit" variant="contained" disabled={!isPicked(useWatch({ name }) as unknown)}>
    {label}
  </Button>
);
