/** The input of every kind; loaded with the first form. Null: the kind is read-only. */
import { DateInput } from './date/DateInput';
import { TextsInput } from './texts/TextsInput';
import { AssignmentsInput } from './assignments/AssignmentsInput';
import { ChoiceInput } from './choice/ChoiceInput';
import { ChosenInput } from './chosen/ChosenInput';
import { ColorInput } from './color/ColorInput';
import type { InputMap } from './contract';
import { CredentialsInput } from './credentials/CredentialsInput';
import { CronInput } from './cron/CronInput';
import { ImageInput } from './image/ImageInput';
import { JsonInput } from './json/JsonInput';
import { LabelsInput } from './labels/LabelsInput';
import { MomentInput } from './moment/MomentInput';
import { NumberInput } from './number/NumberInput';
import { PhrasesInput } from './phrases/PhrasesInput';
import { PicksInput } from './picks/PicksInput';
import { ReferenceInput } from './reference/ReferenceInput';
import { SettingsInput } from './settings/SettingsInput';
import { SizeInput } from './size/SizeInput';
import { SwitchInput } from './switch/SwitchInput';
import { TextInput } from './text/TextInput';
import { TimeInput } from './time/TimeInput';
import { TimeZoneInput } from './timeZone/TimeZoneInput';
import { TypedInput } from './typed/TypedInput';

export const inputs: InputMap = {
  assignments: AssignmentsInput,
  choice: ChoiceInput,
  chosen: ChosenInput,
  color: ColorInput,
  count: null,
  credentials: CredentialsInput,
  cron: CronInput,
  date: DateInput,
  image: ImageInput,
  json: JsonInput,
  labels: LabelsInput,
  links: null,
  media: null,
  moment: MomentInput,
  number: NumberInput,
  // Each field has an input of its own.
  own: null,
  phrases: PhrasesInput,
  picks: PicksInput,
  reference: ReferenceInput,
  settings: SettingsInput,
  size: SizeInput,
  switch: SwitchInput,
  tags: null,
  text: TextInput,
  texts: TextsInput,
  time: TimeInput,
  timeZone: TimeZoneInput,
  typed: TypedInput,
};
