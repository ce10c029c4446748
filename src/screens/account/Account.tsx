import { yupResolver } from '@hookform/resolvers/yup';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useGetIdentity, useLocale, useNotify, useTranslate, type UserIdentity } from 'react-admin';
import { useForm } from 'react-hook-form';
import { diagnosticsText } from '../../lib/failures/diagnostics';
import { formRules } from '../../fields/rules';
import { entityName } from '../../schema/fields';
import { regionOf } from '../../lib/text/region';
import { readRuleMessage } from '../../lib/rules/message';
import { screenTitle } from '../../schema/screen';
import { isAbort, isSessionOver, failureMessageOf } from '../../lib/failures/failures';
import { usePageAction } from '../../views/keys/usePageAction';
import { LoadFailure } from '../../views/LoadFailure';
import { InOrder } from '../../views/InOrder';
import { PageBar } from '../../views/PageBar';
import { LeaveGuard } from '../../views/form/UnsavedDialog';
import { useSessionBack } from '../../views/session';
import { useIsShown } from '../../views/useIsShown';
import { useDeclaredText } from '../../views/useWords';
import { useOwnCalls } from '../../views/useCalls';
import { account } from './screen';

const fields = { name: entityName() };

/** A call of the page. Its form says why it failed; once the page was left, a notification does. */
const useCall = <T,>(send: (sent: T) => Promise<unknown>, onSuccess: (sent: T) => void) => {
  const translate = useTranslate();
  const notify = useNotify();
  const isShown = useIsShown();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: (_, sent) => onSuccess(sent),
    onError: (why) => {
      if (isShown.current || isAbort(why)) return;
      notify(failureMessageOf(why, translate).message, { type: 'error' });
    },
  });
  useSessionBack(() => {
    if (isSessionOver(error)) reset();
  });
  const failure = error && (
    <Alert severity="error" role="alert" sx={{ mb: 2 }}>
      {failureMessageOf(error, translate).message}
    </Alert>
  );
  return { mutate, isPending, failure };
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper variant="outlined" component="section" sx={{ p: 3 }}>
    <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);

/** Edits the user's name. The email address identifies the account and cannot be changed. */
const ProfileForm = ({ identity }: { identity: UserIdentity }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const calls = useOwnCalls();
  const locale = regionOf(useLocale());
  const rules = useMemo(() => formRules(fields, ['name'], locale), [locale]);
  const queryClient = useQueryClient();
  const form = useForm<{ name: string }>({
    defaultValues: { name: identity.fullName ?? '' },
    resolver: yupResolver(rules) as never,
  });
  const { isDirty } = form.formState;
  const { mutate, isPending, failure } = useCall(
    ({ name }: { name: string }) => calls.updateMe({ id: String(identity.id), name }),
    (values) => {
      // What was typed since stays, and is not saved.
      if (form.getValues('name').trim() === values.name) form.reset(values);
      // react-admin's own key; the session answers it with the new name.
      void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
      notify('facings.account.saved', { type: 'success' });
    },
  );
  const fault = form.formState.errors.name?.message;
  const message = fault === undefined ? undefined : readRuleMessage(fault);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => mutate(values))(event)}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <LeaveGuard isUnsaved={() => isDirty} />
      {failure}
      <TextField
        fullWidth
        label={translate('facings.signIn.email')}
        value={String(identity.email ?? '')}
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField
        fullWidth
        required
        label={translate('facings.signIn.join.name')}
        error={message !== undefined}
        helperText={
          typeof message === 'object'
            ? translate(message.key, {
                ...message.values,
                label: translate('facings.signIn.join.name'),
              })
            : message
        }
        autoComplete="name"
        {...form.register('name')}
      />
      <Button type="submit" variant="contained" loading={isPending}>
        {translate('facings.buttons.save')}
      </Button>
    </Box>
  );
};

/** Copies diagnostics for support; shows them as text if the clipboard is unavailable. */
const Diagnostics = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [shown, setShown] = useState<string | null>(null);
  const t = (key: string) => translate(`facings.banners.diagnostics.${key}`);
  const copy = async () => {
    const text = diagnosticsText();
    try {
      await navigator.clipboard.writeText(text);
      notify('facings.banners.diagnostics.copied', { type: 'success' });
    } catch {
      // The user can still select and copy the text by hand.
      setShown(text);
    }
  };
  usePageAction({
    key: 'diagnostics',
    label: translate('facings.splash.fault.copy'),
    run: () => void copy(),
  });
  return (
    <Part title={t('title')}>
      <Typography sx={{ mb: 2 }}>{t('text')}</Typography>
      <Button variant="outlined" onClick={() => void copy()}>
        {translate('facings.splash.fault.copy')}
      </Button>
      {shown !== null && (
        <TextField
          label={t('label')}
          helperText={t('shown')}
          value={shown}
          multiline
          fullWidth
          autoFocus
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { readOnly: true } }}
          sx={{ mt: 2 }}
        />
      )}
    </Part>
  );
};

/** Requests a reset link, like the "Forgot password" page. */
const PasswordReset = ({ email }: { email: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const calls = useOwnCalls();
  const { mutate, isPending, failure } = useCall(
    () => calls.requestReset(email),
    () => {
      notify('facings.account.resetSent', { type: 'success', messageArgs: { email } });
    },
  );
  return (
    <>
      {failure}
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('facings.account.passwordText', { email })}
      </Typography>
      <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
        {translate('facings.signIn.reset.submit')}
      </Button>
    </>
  );
};

/** The user's profile and password (rules 2), and diagnostics for support. */
export const Account = () => {
  const translate = useTranslate();
  const declaredText = useDeclaredText();
  const { data: identity, error, refetch } = useGetIdentity();
  return (
    <>
      <PageBar title={declaredText(screenTitle(account))} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        <InOrder>
          <Part title={translate('facings.account.profile')}>
            {identity ? <ProfileForm identity={identity} /> : <Skeleton height={96} />}
          </Part>
          <Part title={translate('facings.signIn.password')}>
            {identity ? (
              <PasswordReset email={String(identity.email ?? '')} />
            ) : (
              <Skeleton height={64} />
            )}
          </Part>
          <Diagnostics />
        </InOrder>
      </Box>
    </>
  );
};
