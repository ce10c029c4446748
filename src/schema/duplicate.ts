/**
 * How a record is duplicated: its create form opens with the values of the original. And how many are copied to another
 * organization.
 */

/**
 * Why a value is not copied, as its input says: each record has its own (`unique`), or it may contain credentials
 * (`secret`).
 */
export type LeftOut = 'unique' | 'secret';

/** Records in a panel of the original's page, which can be copied with it. */
export interface DuplicatedChildren {
  /** Name of their declaration. They are copied without what their own `duplicate` leaves out. */
  readonly of: string;
  /** The check box is on when the form opens. */
  readonly isOn?: true;
  /** Shown below the check box: what of them has no call, and is not copied. */
  readonly note?: string;
}

export interface Duplicate<FieldName extends string = string> {
  /** Text field that becomes 'Copy of …'. */
  readonly renamed?: FieldName;
  /** Fields of the create form that start empty. A required one with a value in the original must be entered. */
  readonly without?: { readonly [Name in FieldName]?: LeftOut };
  readonly children?: readonly DuplicatedChildren[];
}

/**
 * Records can be copied to another organization, with the children of `duplicate` and without its secrets. What they
 * refer to is looked for there by its key or name.
 */
export interface CopyTo<FieldName extends string = string> {
  /** Fields that together tell whether an organization has the same record. */
  readonly sameBy: readonly FieldName[];
}

/** Records of another entity whose ids a value contains. */
export interface Mentions {
  /** Name of their declaration. */
  readonly of: string;
  readonly ids: (value: unknown) => readonly string[];
  /** The value with other ids in their place, and without those for which `idOf` returns none. */
  readonly with: (value: unknown, idOf: (id: string) => string | undefined) => unknown;
}
