import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch, type Control } from 'react-hook-form';
import { FieldInput } from '../../../fields/FieldInput';
import type { AnyDeclaration } from '../../../schema/defineResource';

const organizationKey = 'account_id';

interface Values {
  readonly account_id: string | null;
}

interface OrganizationStepProps {
  readonly declaration: AnyDeclaration;
  /** Empty while none is chosen. */
  readonly accountId: string;
  readonly onChange: (accountId: string) => void;
}

const Told = ({
  control,
  onChange,
}: {
  readonly control: Control<Values>;
  readonly onChange: (accountId: string) => void;
}) => {
  const accountId = useWatch({ control, name: organizationKey });
  useEffect(() => {
    onChange(accountId ?? '');
  }, [accountId, onChange]);
  return null;
};

/** The organization that the records are made in: the same input as in the form of a single one. */
export const OrganizationStep = ({ declaration, accountId, onChange }: OrganizationStepProps) => {
  const form = useForm<Values>({
    defaultValues: { account_id: accountId === '' ? null : accountId },
  });
  return (
    <FormProvider {...form}>
      <Box sx={{ width: '100%', maxWidth: 420, pt: 0.5 }}>
        <FieldInput
          declaration={declaration}
          source={organizationKey}
          purpose="create"
          autoFocus={accountId === ''}
        />
      </Box>
      <Told control={form.control} onChange={onChange} />
    </FormProvider>
  );
};
