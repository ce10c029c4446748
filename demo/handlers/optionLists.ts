/** The option lists that "come from the server" (rules 4); the values are the demo's own. */
/** Roles of users, invites and keys; zone memberships have others (rules R51). */
export const roles = ['user', 'administrator'] as const;

/** Units of measure of the platform; an organization enables some of them. */
export const uoms: readonly string[] =
  'EACH BOX CASE BAG PACK TRAY CLAM SLICE BATCH OZ POUND FL_OZ GALLON LITER'.split(' ');

export const displayStyles: readonly string[] = 'WHOLE DECIMAL FRACTION QUARTERS CUSTOM'.split(' ');

/** Increments of one tap on a pick list. */
export const displayStyleSteps: readonly number[] = [0.1, 0.25, 0.5, 1, 5, 10];

/** Options of a product state. */
export const stateOptions = {
  states: ['BOX', 'BAG', 'CASE', 'EACH', 'TRAY', 'PAN', 'BOTTLE', 'CAN', 'OPEN_BOX'],
  rounding_types: ['NONE', 'UP', 'DOWN', 'NEAREST', 'HALF'],
  display_styles: displayStyles,
  detection_techniques: ['OCR', 'BARCODE', 'VISUAL', 'SHELF_LABEL'],
  state_count_techniques: ['DEPTH', 'FACINGS', 'WEIGHT', 'FULLNESS'],
  count_techniques: ['DEPTH', 'FACINGS', 'PICKLIST', 'MANUAL'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
