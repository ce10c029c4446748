import { yupResolver } from '@hookform/resolvers/yup';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { Outcome } from '../../../authProvider/signInCall';
import { waitText } from '../../lib/failures/waitText';

// Texts for failed sign-in calls.

type Refused = Exclude<Outcome<unknown>, { type: 'ok' }>;

const keyOf = ({ isTooLarge, isCookieRefused, kind, mayBeSaved }: Refused): string => {
  if (isTooLarge) return 'facings.signIn.tooLarge';
  if (isCookieRefused) return 'facings.signIn.cookiesOff';
  if (mayBeSaved) return 'facings.failures.maybeSaved';
  return kind === 'unauthorized' ? 'facings.signIn.refused' : `facings.failures.${kind}`;
};

/** The platform's message if it is meant for users, else ours; then when to try again. */
export const refusalText = (
  outcome: Refused,
  translate: Parameters<typeof waitText>[1],
): string => {
  const { status = 0, kind, message, retryAfterSeconds, mayBeSaved } = outcome;
  // Messages of server errors are written for developers.
  const theirs = status >= 500 || mayBeSaved ? undefined : message;
  if (retryAfterSeconds === undefined) return theirs ?? translate(keyOf(outcome));
  const ours = kind === 'tooMany' ? 'facings.failures.busy' : keyOf(outcome);
  return `${theirs ?? translate(ours)} ${waitText(retryAfterSeconds, translate)}`;
};

type Values = Record<string, string>;

export interface AuthFormProps {
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
    // Pasted with the password, where nobody sees it. It is never removed: it may belong to the password.
    const { password = '' } = values;
    if (/unauthorized|invalid/.test(outcome.kind) && password !== password.trim())
      form.setError('password', { message: 'facings.signIn.rules.passwordSpace' });
    const refused = Object.entries(outcome.fields ?? {}).filter(([name]) => name in values);
    for (const [name, message] of refused) form.setError(name, { message });
    const [first] = refused;
    if (first) form.setFocus(first[0]);
    else setRefusal(refusalText(outcome, translate));
  };

  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    // Some password managers fill inputs without an event.
    for (const [name, value] of new FormData(event.currentTarget))
      form.setValue(name, String(value));
    void form.handleSubmit(send)(event);
  };

  return (
    <FormProvider {...form}>
      <Stack noValidate onSubmit={submitted}>
        {refusal !== null && (
          <Alert severity="error" role="alert">
            {refusal}
          </Alert>
        )}
        {children}
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {submit}
        </Button>
        {below?.((values) => form.reset(values))}
      </Stack>
    </FormProvider>
  );
};

interface AuthFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  readonly autoFocus?: boolean;
  /** Hint shown below the input from the start, before any error. */
  readonly hint?: string;
}

/** A labeled input of a sign-in form; its message is associated with it for screen readers. */
export const AuthField = ({ name, label, type, autoComplete, autoFocus, hint }: AuthFieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const { register, formState } = useFormContext<Record<string, string>>();
  const message = formState.errors[name]?.message;
  const helper = message ?? hint;
  const { ref, ...registered } = register(name);
  const toggleLabel = translate(isShown ? 'facings.signIn.hide' : 'facings.signIn.show');
  return (
    <FormControl fullWidth error={message !== undefined} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        type={type === 'password' && isShown ? 'text' : type}
        autoComplete={autoComplete}

        autoFocus={autoFocus ?? false}
        inputRef={ref}
        inputProps={{
          'aria-required': true,
          'aria-describedby': helper === undefined ? undefined : `${id}-message`,
          ...(type === 'email' ? { inputMode: 'email', spellCheck: false } : {}),
        }}
        {...registered}
        endAdornment={
          type === 'password' ? (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={toggleLabel}
                aria-pressed={isShown}
                onClick={() => setIsShown((before) => !before)}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ) : undefined
        }
      />
      {helper !== undefined && (
        <FormHelperText id={`${id}-message`}>{translate(helper, { _: helper })}</FormHelperText>
      )}
    </FormControl>
  );
};
