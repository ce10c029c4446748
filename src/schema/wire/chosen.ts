/** Chosen records leave each once, in the form their field asks for (Specification 3, Job template). */
import { chosenValue } from '../chosenIds';
import type { ChosenField } from '../field';

export const chosenWire = {
  toPlatform: (value: unknown, field: ChosenField): unknown => chosenValue(value, field),
};
