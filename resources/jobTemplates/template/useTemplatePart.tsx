/** Keeps the template and the inputs of its parts the same: a change in one of them changes the others. */
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useFieldLabel } from '../../../src/fields/useFieldWords';
import { parts, templateOf, withPart, type Part } from './template';

const options = { shouldDirty: true } as const;

/** Returns what a changed template is given to. */
export const useShareParts = (): ((template: unknown) => void) => {
  const { setValue } = useFormContext();
  return (value) => {
    const template = templateOf(value);
    // While the text is invalid JSON the parts keep their values, so that a missing comma loses nothing.
    if (template === null) return;
    for (const part of parts) setValue(part, template[part] ?? null, options);
  };
};

interface TemplatePart {
  /** The template is not valid JSON, so its parts cannot be changed. */
  readonly isHeld: boolean;
  readonly set: (part: unknown) => void;
}

export const useTemplatePart = (part: Part): TemplatePart => {
  const { getValues, setValue } = useFormContext();
  const isHeld = useWatch({
    compute: ({ template }: FieldValues) => templateOf(template) === null,
  });
  return {
    isHeld,
    set: (value) => {
      const template = withPart(getValues('template'), part, value);
      if (template !== null) setValue('template', template, options);
    },
  };
};

/** Explains why an input is disabled. */
export const HeldByTemplate = () => {
  const translate = useTranslate();
  const label = useFieldLabel('template');
  return (
    <FormHelperText role="status">{translate('facings.fields.held', { label })}</FormHelperText>
  );
};
