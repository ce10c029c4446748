/** What stands in an expression for what a builder has not been told yet: no cron, and refused as such. */

/** No day is chosen. */
export const unchosen = '-';

/** No interval is given. */
export const unchosenStep = '*/-';
