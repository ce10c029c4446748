/**
 * Placeholders for choices that the builder does not have yet. They are not valid cron, so validation refuses them.
 */

/** No day is selected. */
export const unchosen = '-';

/** No interval is entered. */
export const unchosenStep = '*/-';
