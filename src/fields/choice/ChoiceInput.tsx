import type { ChoiceField } from '../../schema/field';
import type { InputProps } from '../contract';
import { GuardNotice } from './GuardNotice';
import { OfferedInput } from './OfferedInput';
import { SelectInput } from './SelectInput';

export const ChoiceInput = (props: InputProps<ChoiceField>) => {
  const { purpose, field } = props;
  const { options, meanings } = field;
  const input =
    options.kind === 'fixed' ? (
      <SelectInput {...props} options={options} />
    ) : (
      <OfferedInput {...props} options={options} />
    );
  // A new record has no previous value.
  if (purpose === 'create' || !meanings) return input;
  return (
    <div>
      {input}
      <GuardNotice {...props} meanings={meanings} />
    </div>
  );
};
