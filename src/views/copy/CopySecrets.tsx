import { yupResolver } from '@hookform/resolvers/yup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useState } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useLocale,
  useTranslate,
} from 'react-admin';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import { FieldInput } from '../../fields/FieldInput';
import { jsonLine } from '../../fields/json';
import { formRules } from '../../fields/rules';
import { Fieldset } from '../../fields/shared/InputFrame';
import { SecretBox } from '../../fields/shared/SecretBox';
import { useFieldInput } from '../../fields/shared/useFieldInput';
import { hasProtoKey, readJson } from '../../lib/rules/readJson';
import { regionOf } from '../../lib/text/region';
import { isObject } from '../../lib/util/isObject';
import '../../messages/en/screenTexts';
import type { Field } from '../../schema/field';
import { equalSecrets, isNeeded, type AskedSecret, type TypedSecrets } from './secrets';

interface CopySecretsProps {
  readonly secrets: readonly AskedSecret[];
  readonly typed: TypedSecrets;
  /** Field and records, as in 'Headers of Orders'. */
  readonly labelOf: (secrets: readonly AskedSecret[]) => string;
}

/** Asks for the secrets of copies, each by the input that the create form has for it, or a masked one. */
export const CopySecrets = ({ secrets, typed, labelOf }: CopySecretsProps) => {
  const translate = useTranslate();
  const id = useId();
  const [areSeparate, setSeparate] = useState(false);
  if (secrets.length === 0) return null;
  const equal = equalSecrets(secrets);
  const groups = areSeparate ? secrets.map((secret) => [secret]) : equal;
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 2, mt: 1 }}>
      <div>
        <Typography id={id} variant="subtitle2">
          {translate('facings.selection.copy.secrets.title')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`facings.selection.copy.secrets.${typed.isAgain ? 'again' : 'hint'}`)}
        </Typography>
      </div>
      {equal.length < secrets.length && (
        <Button
          sx={{ justifySelf: 'start' }}
          aria-pressed={areSeparate}
          onClick={() => setSeparate(!areSeparate)}
        >
          {translate('facings.selection.copy.secrets.separately')}
        </Button>
      )}
      {groups.flatMap((group) => {
        const [secret] = group;
        return secret
          ? [
              <SecretForm
                key={`${String(group.length)} ${secret.key} ${secret.name}`}
                {...{ secret, typed }}
                keys={group.map(({ key }) => key)}
                label={labelOf(group)}
              />,
            ]
          : [];
      })}
    </Box>
  );
};

interface SecretFormProps extends Pick<CopySecretsProps, 'typed'> {
  readonly secret: AskedSecret;
  /** Of all copies that get the same. */
  readonly keys: readonly string[];
  readonly label: string;
}

/** A form for each secret: the same field of two records must not be one input. */
const SecretForm = ({ secret, keys, typed, label }: SecretFormProps) => {
  const { declaration, name, key, record } = secret;
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  const field = declaration.fields[name] as Field;
  const resolver = useMemo(
    // Blank means that the copy goes without it.
    () => yupResolver(formRules({ [name]: { ...field, required: false, label } }, [name], locale)),
    [field, name, label, locale],
  );
  const form = useForm({
    defaultValues: { ...record, [name]: typed.of(key)[name] ?? null },
    mode: 'onTouched',
    resolver,
  });
  // Equal keys are equal, whenever they are listed.
  const joined = JSON.stringify(keys);
  useEffect(() => {
    const take = (values: FieldValues) => {
      for (const one of JSON.parse(joined) as readonly string[]) typed.set(one, name, values[name]);
    };
    // The copies may have been planned again since it was entered.
    take(form.getValues());
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => take(values),
    });
    const uncheck = typed.check((options) => form.trigger(name, options));
    return () => {
      unsubscribe();
      uncheck();
    };
  }, [form, typed, joined, name]);
  const hint = isNeeded(secret) ? translate('facings.selection.copy.secrets.needed') : undefined;
  return (
    // The page's own record has nothing to do with the copy.
    <RecordContextProvider>
      <ResourceContextProvider value={declaration.name}>
        <FormProvider {...form}>
          {field.input ? (
            <Fieldset label={label} hint={hint} error={undefined}>
              <FieldInput declaration={declaration} source={name} purpose="create" />
            </Fieldset>
          ) : (
            <MaskedInput {...{ name, field, label, hint }} />
          )}
        </FormProvider>
      </ResourceContextProvider>
    </RecordContextProvider>
  );
};

interface MaskedInputProps {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  readonly hint: string | undefined;
}

/** A JSON value, or the text as long as it is none. */
const jsonOf = (text: string): unknown => {
  const value = readJson(text)?.value;
  return isObject(value) && !hasProtoKey(value) ? value : text;
};

/** Takes the value as text, as a file has it: one line, or JSON. */
const MaskedInput = ({ name, field, label, hint }: MaskedInputProps) => {
  const { control, error } = useFieldInput({ source: name, field });
  const [text, setText] = useState(() =>
    typeof control.value === 'string' ? control.value : (jsonLine(control.value) ?? ''),
  );
  return (
    <SecretBox
      {...{ label, hint, error }}
      value={text}
      onChange={(next) => {
        setText(next);
        const value = field.kind === 'json' ? jsonOf(next) : next;
        control.onChange({ target: { name, value } });
      }}
      onBlur={control.onBlur}
      inputRef={control.ref}
      isRequired={false}
      isDisabled={false}
      autoFocus={false}
    />
  );
};
