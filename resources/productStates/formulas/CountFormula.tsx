import type { BelowProps } from '../../../src/schema/takeOver';
import { Formula } from './Formula';

/** Below the count's rounding type: how many products are one behind the other. */
export const CountFormula = ({ source }: BelowProps) => <Formula name={source} of="count" />;
