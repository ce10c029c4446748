/**
 * What log-out leaves of bulk work. Runs that have ended, or were taken back, go: with them the rows they held and the
 * way to undo them. A run that is unfinished stays, under its person's id and shown to nobody else: it is the only
 * word on which rows the platform may have taken already, and without it they would be sent twice.
 */
export { forgetEndedRuns } from '../../../batches/journal';
