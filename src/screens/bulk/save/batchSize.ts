/** Most of anything that one call carries (rules 9). */
export const batchSize = 100;
