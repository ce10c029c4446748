import { useOwnInput } from '../../../src/fields/shared/useFieldInput';
import { TextBox } from '../../../src/fields/text/TextBox';
import type { OwnInputProps } from '../../../src/schema/takeOver';
import { HeldByTemplate, useTemplatePart } from './useTemplatePart';

export const ReturnUrlInput = (props: OwnInputProps) => {
  const state = useOwnInput(props, 'text');
  const { isHeld, set } = useTemplatePart('returnUrl');
  return (
    <>
      <TextBox
        state={{ ...state, isDisabled: state.isDisabled || isHeld }}
        onChange={({ target }) => {
          const text = target.value === '' ? null : target.value;
          state.control.onChange(text);
          set(text);
        }}
        inputMode="url"
      />
      {isHeld && <HeldByTemplate />}
    </>
  );
};
