import type { BelowProps } from '../../schema/takeOver';
import { Formula } from './Formula';

/** Below the capacity's rounding type: how many products a shelf takes one behind the other. */
export const CapacityFormula = ({ source }: BelowProps) => <Formula name={source} of="capacity" />;
