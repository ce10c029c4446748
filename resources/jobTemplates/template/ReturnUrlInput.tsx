import { asText } from '../../../src/fields/shared/asText';
import { useFieldInput } from '../../../src/fields/shared/useFieldInput';
import { TextBox } from '../../../src/fields/text/TextBox';
import { useOwnField } from '../../../src/fields/useDeclaration';
import type { OwnInputProps } from '../../../src/schema/takeOver';
import { HeldByTemplate, useTemplatePart } from './useTemplatePart';

export const ReturnUrlInput = ({ source, disabled = false, autoFocus = false }: OwnInputProps) => {
  const state = useFieldInput({ source, field: useOwnField(source, 'text') });
  const { control } = state;
  const { isHeld, set } = useTemplatePart('returnUrl');
  return (
    <>
      <TextBox
        state={state}
        value={typeof control.value === 'string' ? control.value : (asText(control.value) ?? '')}
        onChange={({ target }) => {
          const text = target.value === '' ? null : target.value;
          control.onChange(text);
          set(text);
        }}
        isDisabled={disabled || isHeld}
        autoFocus={autoFocus}
        inputMode="url"
      />
      {isHeld && <HeldByTemplate />}
    </>
  );
};
