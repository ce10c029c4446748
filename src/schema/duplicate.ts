/** How a record is duplicated: its create form opens with the values of the original. */

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

/** Finds the records that a value contains, and puts others in their places. */
export interface MentionedParts {
  readonly parts: (value: unknown) => readonly string[];
  /** The value with others in the place of its parts, and without those that have none. */
  readonly with: (value: unknown, valueOf: (part: string) => string | undefined) => unknown;
}

/** Records of another entity that a value contains: by default as entries (`entries`) whose keys are their ids. */
export interface Mentions {
  /** Name of their declaration. */
  readonly of: string;
  /** For values that contain names instead of ids. */
  readonly names?: MentionedParts;
  /** What their keys begin with before the id, if the value has other entries, too. */
  readonly keys?: string;
  /** What an entry may have besides the id, which a copy lacks: its name, and whether it is there. */
  readonly without?: { readonly label: string; readonly isIn: (entry: unknown) => boolean };
}
