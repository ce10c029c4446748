import { yupResolver } from '@hookform/resolvers/yup';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { Outcome } from '../../../authProvider/session';
import { refusalText } from './refusalText';

type Values = Record<string, string>;

interface AuthFormProps {
  readonly rules: ObjectSchema<Values>;
  readonly initial: Values;
  readonly submit: string;
  readonly onSubmit: (values: Values) => Promise<Outcome<unknown>>;
  readonly onDone: (values: Values) => void;
  readonly children: ReactNode;
  /** Content below the button; receives a function that fills fields, for one-click demo accounts. */
  readonly below?: (fill: (values: Values) => void) => ReactNode;
}

const Stack = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));

/** A sign-in form: errors appear above the fields, and typed values stay. */
export const AuthForm = ({
  rules,
  initial,
  submit,
  onSubmit,
  onDone,
  children,
  below,
}: AuthFormProps) => {
  const translate = useTranslate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Values>({ defaultValues: initial, resolver: yupResolver(rules) });
  const { isSubmitting } = form.formState;

  const send = async (values: Values) => {
    setRefusal(null);
    const outcome = await onSubmit(values);
    if (outcome.type === 'ok') {
      onDone(values);
      return;
    }
    const refused = Object.entries(outcome.fields ?? {}).filter(([name]) => name in values);
    for (const [name, message] of refused) form.setError(name, { message });
    const [first] = refused;
    if (first) form.setFocus(first[0]);
    else setRefusal(refusalText(outcome, translate));
  };

  return (
    <FormProvider {...form}>
      <Stack noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        {refusal !== null && (
          <Alert severity="error" role="alert">
            {refusal}
          </Alert>
        )}
        {children}
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {submit}
        </Button>
        {below?.((values) => {
          form.reset(values);
        })}
      </Stack>
    </FormProvider>
  );
};
