/** The input of every kind; loaded with the first form. Null: the kind is shown and never entered. */
import { ChoiceInput } from './choice/ChoiceInput';
import type { InputMap } from './contract';
import { ImageInput } from './image/ImageInput';
import { ReferenceInput } from './reference/ReferenceInput';
import { SwitchInput } from './switch/SwitchInput';
import { TextInput } from './text/TextInput';

export const inputs: InputMap = {
  text: TextInput,
  choice: ChoiceInput,
  switch: SwitchInput,
  count: null,
  reference: ReferenceInput,
  image: ImageInput,
  tags: null,
};
