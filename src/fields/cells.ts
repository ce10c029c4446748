/** The cell of every kind; part of the first list's bundle, so nothing heavy may be imported here. */
import { ChoiceCell } from './choice/ChoiceCell';
import type { CellMap } from './contract';
import { CountCell } from './count/CountCell';
import { ImageCell } from './image/ImageCell';
import { ReferenceCell } from './reference/ReferenceCell';
import { SwitchCell } from './switch/SwitchCell';
import { TagsCell } from './tags/TagsCell';
import { TextCell } from './text/TextCell';

export const cells: CellMap = {
  text: TextCell,
  choice: ChoiceCell,
  switch: SwitchCell,
  count: CountCell,
  reference: ReferenceCell,
  image: ImageCell,
  tags: TagsCell,
};
