/** The cell of every kind. It is part of the first list's bundle, so nothing large may be imported here. */
import { DateCell } from './date/DateCell';
import { AssignmentsCell } from './assignments/AssignmentsCell';
import { ChoiceCell } from './choice/ChoiceCell';
import { ChosenCell } from './chosen/ChosenCell';
import { ColorCell } from './color/ColorCell';
import type { CellMap } from './contract';
import { CountCell } from './count/CountCell';
import { CredentialsCell } from './credentials/CredentialsCell';
import { CronCell } from './cron/CronCell';
import { ImageCell } from './image/ImageCell';
import { JsonCell } from './json/JsonCell';
import { LabelsCell } from './labels/LabelsCell';
import { LinksCell } from './links/LinksCell';
import { MediaCell } from './media/MediaCell';
import { MomentCell } from './moment/MomentCell';
import { NumberCell } from './number/NumberCell';
import { PhrasesCell } from './phrases/PhrasesCell';
import { PicksCell } from './picks/PicksCell';
import { ReferenceCell } from './reference/ReferenceCell';
import { SettingsCell } from './settings/SettingsCell';
import { SizeCell } from './size/SizeCell';
import { SwitchCell } from './switch/SwitchCell';
import { TagsCell } from './tags/TagsCell';
import { TextCell } from './text/TextCell';
import { TimeCell } from './time/TimeCell';
import { TimeZoneCell } from './timeZone/TimeZoneCell';
import { TypedCell } from './typed/TypedCell';

export const cells: CellMap = {
  assignments: AssignmentsCell,
  choice: ChoiceCell,
  chosen: ChosenCell,
  color: ColorCell,
  count: CountCell,
  credentials: CredentialsCell,
  cron: CronCell,
  date: DateCell,
  image: ImageCell,
  json: JsonCell,
  labels: LabelsCell,
  links: LinksCell,
  media: MediaCell,
  moment: MomentCell,
  number: NumberCell,
  // Each field has a cell of its own.
  own: () => null,
  phrases: PhrasesCell,
  picks: PicksCell,
  reference: ReferenceCell,
  settings: SettingsCell,
  size: SizeCell,
  switch: SwitchCell,
  tags: TagsCell,
  text: TextCell,
  texts: TagsCell,
  time: TimeCell,
  timeZone: TimeZoneCell,
  typed: TypedCell,
};
