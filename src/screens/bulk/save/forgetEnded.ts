/**
 * Cleans up bulk work at log-out. Finished and undone runs are removed with their rows and their undo. An unfinished
 * run stays under its user's id and is visible only to that user: it is the only record of which rows the platform may
 * have accepted, and without it they would be sent twice.
 */
export { forgetEndedRuns } from '../../../batches/journal';
