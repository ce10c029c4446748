import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch, type Control } from 'react-hook-form';
import { FieldInput } from '../../../../fields/FieldInput';
import type { AnyDeclaration } from '../../../../schema/defineResource';

type Values = Readonly<Record<string, string | null>>;

const Told = ({
  control,
  source,
  onChange,
}: {
  readonly control: Control<Values>;
  readonly source: string;
  readonly onChange: (id: string) => void;
}) => {
  const id = useWatch({ control, name: source });
  useEffect(() => {
    onChange(id ?? '');
  }, [id, onChange]);
  return null;
};

interface OnceStepProps {
  readonly declaration: AnyDeclaration;
  /** Name of the field that is chosen once for all rows: the organization. */
  readonly source: string;
  /** Empty while none is chosen. */
  readonly id: string;
  readonly onChange: (id: string) => void;
}

/** What all records are made in: the same input as in the form of a single one. */
export const OnceStep = ({ declaration, source, id, onChange }: OnceStepProps) => {
  const form = useForm<Values>({ defaultValues: { [source]: id === '' ? null : id } });
  return (
    <FormProvider {...form}>
      <Box sx={{ width: '100%', maxWidth: 420, pt: 0.5 }}>
        <FieldInput
          declaration={declaration}
          source={source}
          purpose="create"
          autoFocus={id === ''}
        />
      </Box>
      <Told control={form.control} source={source} onChange={onChange} />
    </FormProvider>
  );
};
