/** What rows of some lists bring beside their cells; fetched where a list has them. */
export { RowActions } from './RowActions';
export { RowSwitch } from './RowSwitch';
