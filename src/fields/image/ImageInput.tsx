import '../../messages/en/screenTexts';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ImageField } from '../../schema/field';
import { ruleMessage } from '../../lib/rules/message';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { helperTextOf, WithHelp } from '../shared/InputFrame';
import { useFieldInput } from '../shared/useFieldInput';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { ImagePreview } from './ImagePreview';

interface ZoneState {
  readonly isOver: boolean;
  readonly isDisabled: boolean;
  readonly hasError: boolean;
}

/** A dashed area that shows the focus of the file input inside it. */
const dropZoneSx = ({ isOver, isDisabled, hasError }: ZoneState): SxProps<Theme> => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 72,
  px: 2,
  py: 1.5,
  borderRadius: 1,
  border: '1px dashed',
  borderColor: hasError ? 'error.main' : isOver ? 'primary.main' : 'text.secondary',
  bgcolor: isOver ? 'action.hover' : 'transparent',
  color: isDisabled ? 'text.disabled' : 'text.secondary',
  fontSize: 14,
  textAlign: 'center',
  cursor: isDisabled ? 'default' : 'pointer',
  '&:hover': isDisabled ? {} : { borderColor: hasError ? 'error.main' : 'text.primary' },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
});

/** Whether the browser can decode an image: the name and type of a file may not match its content. */
const canShow = (file: File): Promise<boolean> =>
  new Promise((resolve) => {
    const url = URL.createObjectURL(file);
    const done = (isShown: boolean) => {
      URL.revokeObjectURL(url);
      resolve(isShown);
    };
    const image = new Image();
    image.onload = () => {
      done(true);
    };
    image.onerror = () => {
      done(false);
    };
    image.src = url;
  });

const refusalOf = async (
  files: readonly File[],
  { maxBytes }: ImageField,
): Promise<string | null> => {
  const [file, ...others] = files;
  if (!file || others.length > 0) return ruleMessage({ key: 'facings.rules.imageOne' });
  if (!file.type.startsWith('image/')) return ruleMessage({ key: 'facings.rules.imageType' });
  if (file.size > maxBytes) {
    const megabytes = Math.round(maxBytes / 1024 / 1024);
    return ruleMessage({ key: 'facings.rules.imageSize', values: { megabytes } });
  }
  return (await canShow(file)) ? null : ruleMessage({ key: 'facings.rules.imageType' });
};

/** Exactly one image file, selected or dropped; another one replaces it. */
export const ImageInput = (props: InputProps<ImageField>) => {
  const { field, source } = props;
  const translate = useTranslate();
  const { id, control, label, hint, help, error, isRequired, isDisabled, autoFocus } =
    useFieldInput(props);
  const { ref: inputRef, name: inputName, value, onChange, onBlur } = control;
  const { clearErrors, setError, setValue } = useFormContext();
  const [isChecking, setChecking] = useState(false);
  const [isOver, setOver] = useState(false);
  const turn = useRef(0);

  // An existing image can only be replaced, so the stored one is kept until a new one is selected.
  const record = useRecordContext();
  const stored = asText(record?.[source]);
  const isThere = value instanceof File || (typeof value === 'string' && value !== '');
  const helper = helperTextOf({ error, hint });
  const labelId = `${id}-label`;
  const helperId = `${id}-helper-text`;

  const take = async (files: readonly File[]) => {
    if (files.length === 0 || isDisabled) return;
    turn.current += 1;
    const startedTurn = turn.current;
    setChecking(true);
    const refusal = await refusalOf(files, field);
    // Another file was selected in the meantime; ignore this result.
    if (startedTurn !== turn.current) return;
    setChecking(false);
    if (refusal === null) {
      clearErrors(source);
      onChange(files[0]);
    } else {
      // Sets the error directly: validation would replace it by 'is required'.
      setValue(source, stored, { shouldDirty: true });
      setError(source, { type: 'refused', message: refusal });
    }
  };

  return (
    <WithHelp label={label} help={help}>
      <FormControl
        fullWidth
        error={error !== undefined}
        required={isRequired}
        disabled={isDisabled}
      >
        <FormLabel id={labelId} htmlFor={id} sx={{ mb: 0.75, fontSize: 13 }}>
          {label}
        </FormLabel>
        {/* The file input stays in the tab order; the area around it is its label for pointer clicks. */}
        <Box
          component="label"
          sx={dropZoneSx({ isOver, isDisabled, hasError: error !== undefined })}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void take([...event.dataTransfer.files]);
          }}
        >
          <Box
            component="input"
            type="file"
            id={id}
            name={inputName}
            accept="image/*"
            ref={inputRef}
            autoFocus={autoFocus}
            disabled={isDisabled}
            aria-labelledby={labelId}
            aria-required={isRequired}
            aria-invalid={error !== undefined}
            {...(helper ? { 'aria-describedby': helperId } : {})}
            onBlur={onBlur}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // Lets the same file be selected again after it was removed.
              currentTarget.value = '';
              void take(files);
            }}
            sx={visuallyHidden}
          />
          {translate(
            isChecking
              ? 'facings.inputs.image.checking'
              : isThere
                ? 'facings.inputs.image.replace'
                : 'facings.inputs.image.choose',
          )}
        </Box>
        {isThere && (
          <ImagePreview
            image={value}
            isDisabled={isDisabled}
            isKept={stored !== null && value === stored}
            onRemove={() => {
              turn.current += 1;
              onChange(stored);
              document.getElementById(id)?.focus();
            }}
          />
        )}
        {helper && (
          <FormHelperText id={helperId} sx={{ mx: 0 }}>
            {helper}
          </FormHelperText>
        )}
      </FormControl>
    </WithHelp>
  );
};
