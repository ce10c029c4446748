/** What the list of jobs draws itself, loaded by one name: each further one would be part of the first list's bytes. */
export { Failures } from './Failures';
export { ReasonCell } from './ReasonCell';
export { ZoneTimeCell } from './ZoneTimeCell';
