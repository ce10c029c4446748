import type { BelowProps } from '../../fields/contract';
import { Formula } from './Formula';

/** Below the count's rounding type: how many products stand one behind the other. */
export const CountFormula = ({ source }: BelowProps) => <Formula name={source} of="count" />;
