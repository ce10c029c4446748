import type { BelowProps } from '../../schema/takeOver';
import { Formula } from './Formula';

/** Below the count's rounding type: how many products stand one behind the other. */
export const CountFormula = ({ name }: BelowProps) => <Formula name={name} of="count" />;
