import { eachUnit, unitOf, unitOfState } from '../../schema/unitOf';

const each = /^ea(ch)?$/i;
/** FLUID_OUNCE, the longest code there is. */
const longest = 11;

/** Whether a text may be the code or the name of a unit of measure (rules 9). */
export const readsAsUnit = (text: string): boolean =>
  text.length <= longest &&
  !/\s/.test(text) &&
  (each.test(text) || unitOf(text) !== eachUnit || unitOfState(text) !== eachUnit);
