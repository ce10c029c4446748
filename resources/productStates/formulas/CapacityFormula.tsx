import type { BelowProps } from '../../../src/schema/takeOver';
import { Formula } from './Formula';

/** Below the capacity's rounding type: how many products fit on a shelf one behind the other. */
export const CapacityFormula = ({ source }: BelowProps) => <Formula name={source} of="capacity" />;
