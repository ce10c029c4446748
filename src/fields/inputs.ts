/** The input of every kind; loaded with the first form. Null: the kind is shown and never entered. */
import { ChoiceInput } from './choice/ChoiceInput';
import type { InputMap } from './contract';
import { CronInput } from './cron/CronInput';
import { ImageInput } from './image/ImageInput';
import { JsonInput } from './json/JsonInput';
import { NumberInput } from './number/NumberInput';
import { ReferenceInput } from './reference/ReferenceInput';
import { SwitchInput } from './switch/SwitchInput';
import { TextInput } from './text/TextInput';
import { TypedInput } from './typed/TypedInput';

export const inputs: InputMap = {
  choice: ChoiceInput,
  count: null,
  cron: CronInput,
  image: ImageInput,
  json: JsonInput,
  links: null,
  moment: null,
  number: NumberInput,
  reference: ReferenceInput,
  switch: SwitchInput,
  tags: null,
  text: TextInput,
  typed: TypedInput,
};
