/** The part of a list that is loaded when filters are opened. */
export { FieldFilter } from '../../../fields/FieldFilter';
export { FilterMenu, FilterSheet } from './FilterMenu';
export { OnlyDialog } from '../only/OnlyDialog';
