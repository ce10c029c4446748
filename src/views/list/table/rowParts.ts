/** Optional parts of rows, loaded for lists that have them. */
export { RowActions } from './RowActions';
