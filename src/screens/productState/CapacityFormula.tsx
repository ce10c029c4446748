import type { BelowProps } from '../../schema/takeOver';
import { Formula } from './Formula';

/** Below the capacity's rounding type: how many products a shelf takes one behind the other. */
export const CapacityFormula = ({ name }: BelowProps) => <Formula name={name} of="capacity" />;
