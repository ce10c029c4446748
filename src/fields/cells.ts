/** The cell of every kind; part of the first list's bundle, so nothing heavy may be imported here. */
import { ChoiceCell } from './choice/ChoiceCell';
import type { CellMap } from './contract';
import { CountCell } from './count/CountCell';
import { CronCell } from './cron/CronCell';
import { ImageCell } from './image/ImageCell';
import { JsonCell } from './json/JsonCell';
import { LinksCell } from './links/LinksCell';
import { MomentCell } from './moment/MomentCell';
import { NumberCell } from './number/NumberCell';
import { ReferenceCell } from './reference/ReferenceCell';
import { SwitchCell } from './switch/SwitchCell';
import { TagsCell } from './tags/TagsCell';
import { TextCell } from './text/TextCell';
import { TypedCell } from './typed/TypedCell';

export const cells: CellMap = {
  choice: ChoiceCell,
  count: CountCell,
  cron: CronCell,
  image: ImageCell,
  json: JsonCell,
  links: LinksCell,
  moment: MomentCell,
  number: NumberCell,
  reference: ReferenceCell,
  switch: SwitchCell,
  tags: TagsCell,
  text: TextCell,
  typed: TypedCell,
};
