/** The time base of seeded rows that must not age. */
import { readSettings } from '../../settings';
import type { Data } from '../store';

/**
 * The real clock at the last full step: reads within one step agree, so that nothing seems to change between them.
 * Moving the platform's clock forward (POST /__standin/clock) does age these rows.
 * @param now the platform's clock, milliseconds since 1970
 * @param step milliseconds
 */
export const seedClock = (data: Data, now: number, step: number): number => {
  const real = now - readSettings(data).clockOffsetMs;
  return Math.floor(real / step) * step;
};
