import '../../src/messages/en/screenTexts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { SecretBox } from '../../src/fields/shared/SecretBox';
import { JsonInput } from '../../src/fields/json/JsonInput';
import { useFieldInput } from '../../src/fields/shared/useFieldInput';
import { useOwnField } from '../../src/fields/useDeclaration';
import { isObject } from '../../src/lib/util/isObject';
import type { OwnInputProps } from '../../src/schema/takeOver';
import { SelectField } from '../../src/fields/shared/SelectField';
import { detailFaults } from './rule';

type Values = Readonly<Record<string, string>>;
type Shape = 'none' | 'bearer' | 'basic' | 'json';

/** The inputs of each authentication method; the keys are those that are sent. */
const parts = { bearer: ['token'], basic: ['username', 'password'] } as const;

const empty: Readonly<Record<Shape, unknown>> = {
  none: null,
  bearer: { type: 'bearer', token: '' },
  basic: { type: 'basic', username: '', password: '' },
  json: null,
};

const textIn = (value: unknown, key: string): string => {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : '';
};

/** How the platform authenticates to the receiver: a token, a name with a password, or any JSON. */
export const DetailsInput = ({ source, disabled = false, autoFocus = false }: OwnInputProps) => {
  const translate = useTranslate();
  const field = useOwnField(source, 'json');
  const { control, error } = useFieldInput({ source, field });
  // The platform never returns the stored value, so each form starts empty.
  const [shape, setShape] = useState<Shape>('none');
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<Shape, unknown>>>>({});
  const isStored = useRecordContext() !== undefined;
  const t = (key: string) => translate(`facings.inputs.authDetails.${key}`);
  const set = (value: unknown) => control.onChange({ target: { name: control.name, value } });

  const choose = (next: Shape) => {
    // Restores what was typed for this method.
    setDrafts((before) => ({ ...before, [shape]: control.value }));
    setShape(next);
    set(drafts[next] ?? empty[next]);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SelectField
        size="small"
        fullWidth
        label={t('kind')}
        value={shape}
        disabled={disabled}
        autoFocus={autoFocus}
        helperText={isStored ? t('stored') : undefined}
        onChange={({ target }) => choose(target.value as Shape)}
      >
        {(['none', 'bearer', 'basic', 'json'] as const).map((type) => (
          <MenuItem key={type} value={type}>
            {t(type === 'none' && isStored ? 'keep' : type)}
          </MenuItem>
        ))}
      </SelectField>
      {(shape === 'bearer' || shape === 'basic') &&
        parts[shape].map((key) => {
          const text = textIn(control.value, key);
          const fault =
            text.trim() === ''
              ? { key: 'facings.rules.required' }
              : detailFaults({ [key]: text })[key];
          const inputProps = {
            label: t(key),
            value: text,
            error:
              error === undefined || !fault
                ? undefined
                : translate(fault.key, { ...fault.values, label: t(key) }),
          };
          const change = (typed: string) =>
            set({ ...(empty[shape] as Values), ...(control.value as Values), [key]: typed });
          return key === 'username' ? (
            <TextField
              key={key}
              size="small"
              fullWidth
              required
              label={inputProps.label}
              value={text}
              disabled={disabled}
              error={inputProps.error !== undefined}
              helperText={inputProps.error}
              slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
              onChange={({ target }) => change(target.value)}
              onBlur={control.onBlur}
            />
          ) : (
            <SecretBox
              key={key}
              {...inputProps}
              hint={undefined}
              onChange={change}
              onBlur={control.onBlur}
              isDisabled={disabled}
              autoFocus={false}
            />
          );
        })}
      {shape === 'json' && (
        <JsonInput source={source} field={field} purpose="create" isDisabled={disabled} />
      )}
      {shape === 'json' && control.value == null && (
        <Typography role="status" variant="body2" color="text.secondary">
          {t(isStored ? 'jsonKept' : 'jsonNone')}
        </Typography>
      )}
    </Box>
  );
};
