import { JsonInput } from '../../../src/fields/json/JsonInput';
import { useOwnField } from '../../../src/fields/useDeclaration';
import type { OwnInputProps } from '../../../src/schema/takeOver';
import { useShareParts } from './useTemplatePart';

/** The template as JSON. Its return URL and its products have inputs of their own, which follow it. */
export const TemplateInput = ({ source, disabled = false, autoFocus = false }: OwnInputProps) => {
  const field = useOwnField(source, 'json');
  const share = useShareParts();
  return (
    <JsonInput
      source={source}
      field={field}
      purpose="edit"
      isDisabled={disabled}
      autoFocus={autoFocus}
      onTake={share}
    />
  );
};
