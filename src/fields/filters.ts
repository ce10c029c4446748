/** The filter of every kind; loaded when filters are first opened. Null: lists cannot be filtered by the kind. */
import { DateFilter } from './date/DateFilter';
import { ChoiceFilter } from './choice/ChoiceFilter';
import type { FilterMap } from './contract';
import { ReferenceFilter } from './reference/ReferenceFilter';
import { SwitchFilter } from './switch/SwitchFilter';
import { TagsFilter } from './tags/TagsFilter';

export const filters: FilterMap = {
  assignments: null,
  choice: ChoiceFilter,
  chosen: null,
  color: null,
  count: null,
  credentials: null,
  cron: null,
  date: DateFilter,
  image: null,
  json: null,
  labels: null,
  links: null,
  media: null,
  moment: null,
  number: null,
  own: null,
  phrases: null,
  picks: null,
  reference: ReferenceFilter,
  settings: null,
  size: null,
  switch: SwitchFilter,
  tags: TagsFilter,
  text: null,
  texts: null,
  time: null,
  timeZone: null,
  typed: null,
};
