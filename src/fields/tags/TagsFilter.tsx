import type { TagsField } from '../../schema/field';
import type { FilterProps } from '../contract';
import { OptionsFilter } from '../shared/FilterSelect';

/** Filters by one of the names; draws nothing if the declaration has no source for them. */
export const TagsFilter = ({ field, ...filter }: FilterProps<TagsField>) =>
  field.filterOptions ? <OptionsFilter {...filter} options={field.filterOptions} /> : null;
