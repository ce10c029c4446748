/** The filter of every kind; loaded when a list's filters are wanted. Null: no list filters by the kind. */
import { ChoiceFilter } from './choice/ChoiceFilter';
import type { FilterMap } from './contract';
import { ReferenceFilter } from './reference/ReferenceFilter';
import { SwitchFilter } from './switch/SwitchFilter';
import { TagsFilter } from './tags/TagsFilter';

export const filters: FilterMap = {
  text: null,
  choice: ChoiceFilter,
  switch: SwitchFilter,
  count: null,
  reference: ReferenceFilter,
  image: null,
  tags: TagsFilter,
};
