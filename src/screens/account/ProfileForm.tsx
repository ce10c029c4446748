import { yupResolver } from '@hookform/resolvers/yup';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale, useNotify, useTranslate, type UserIdentity } from 'react-admin';
import { useForm } from 'react-hook-form';
import { entityName } from '../../schema/fields';
import { regionOf } from '../../schema/regionOf';
import { formRules } from '../../fields/formRules';
import { readRuleMessage } from '../../schema/rules/message';
import { isSessionOver, toldOf } from '../../views/failureText';
import { useSessionBack } from '../../views/sessionBack';
import { useOwnCalls } from '../../views/useOwnCalls';

const fields = { name: entityName() };

/** The person's own name; the e-mail is who they are and stays. */
export const ProfileForm = ({ identity }: { identity: UserIdentity }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const own = useOwnCalls();
  const locale = regionOf(useLocale());
  const rules = useMemo(() => formRules(fields, ['name'], locale), [locale]);
  const queryClient = useQueryClient();
  const form = useForm<{ name: string }>({
    defaultValues: { name: identity.fullName ?? '' },
    resolver: yupResolver(rules) as never,
  });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ name }: { name: string }) => own.updateMe({ id: String(identity.id), name }),
    onSuccess: (_, values) => {
      form.reset(values);
      // react-admin's own key; the session answers it with the new name.
      void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
      notify('facings.account.saved', { type: 'success' });
    },
  });
  useSessionBack(() => {
    if (isSessionOver(error)) reset();
  });
  const fault = form.formState.errors.name?.message;
  const told = fault === undefined ? undefined : readRuleMessage(fault);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((values) => {
          mutate(values);
        })(event)
      }
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      {error && (
        <Alert severity="error" role="alert">
          {toldOf(error, translate).message}
        </Alert>
      )}
      <TextField
        fullWidth
        label={translate('facings.account.email')}
        value={String(identity.email ?? '')}
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField
        fullWidth
        required
        label={translate('facings.account.name')}
        error={told !== undefined}
        helperText={
          typeof told === 'object'
            ? translate(told.key, { ...told.values, label: translate('facings.account.name') })
            : told
        }
        autoComplete="name"
        {...form.register('name')}
      />
      <Button type="submit" variant="contained" loading={isPending}>
        {translate('facings.account.save')}
      </Button>
    </Box>
  );
};
