/** Sends each selected record once, in the form that its field requires (rules 3, Job template). */
import type { Kind } from '../kind';
import { lengthOrNumber } from '../sorting';
import { chosenValue } from '../../schema/chosenIds';
import type { ChosenField } from '../../schema/field';

export const chosenWire = {
  toPlatform: (value: unknown, field: ChosenField): unknown => chosenValue(value, field),
};

export const kind: Kind<ChosenField> = {
  wire: chosenWire,
  sortKey: lengthOrNumber,
  column: { isNumeric: true, isNarrow: true },
};
