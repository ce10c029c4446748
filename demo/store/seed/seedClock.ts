/** What seeded rows that must not age count from. */
import { readSettings } from '../../settings';
import type { Data } from '../store';

/**
 * The real clock at the last full step: readings within one step agree, so that nothing seems to have changed
 * between them. Putting the platform's clock ahead (POST /__standin/clock) lets these rows age after all.
 * @param now the platform's clock, milliseconds since 1970
 * @param step milliseconds
 */
export const seedClock = (data: Data, now: number, step: number): number => {
  const real = now - readSettings(data).clockOffsetMs;
  return Math.floor(real / step) * step;
};
