/** What a list loads when filters are wanted. */
export { FieldFilter } from '../../fields/FieldFilter';
export { FilterMenu } from './FilterMenu';
export { FilterSheet } from './FilterSheet';
