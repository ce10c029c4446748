/** What a record and a list can do besides the standard operations. */
import type { ActCall } from './calls';
import type { Condition } from './condition';
import type { DialogActionProps, LazyComponent, ToolProps } from './takeOver';

/** An operation on a record besides edit and remove. */
export type Action = CallAction | DialogAction;

/** An action that opens a custom dialog. */
export interface DialogAction {
  /** Key of the action in the catalogue. */
  readonly key: string;
  readonly label: string;
  readonly dialog: LazyComponent<DialogActionProps>;
  readonly shownIf?: Condition;
}

export interface CallAction {
  /** Key of the action in the catalogue. */
  readonly key: string;
  readonly label: string;
  /** Confirmation question; `{name}` and the record's values are filled in. */
  readonly ask?: string;
  readonly done: string;
  readonly call: ActCall;
  readonly shownIf?: Condition;
}

/** A full-screen dialog over a list. */
export interface Tool {
  /** Key of the tool in the catalogue, and its segment of the address: `/products/bulk-add`. */
  readonly key: string;
  readonly label: string;
  /** Label of the button that opens the tool with the filtered rows: 'Bulk edit these'. */
  readonly ofShown?: string;
  readonly dialog: LazyComponent<ToolProps>;
}

/** One change that applies to all rows of a list. */
export interface Together<FieldName extends string = string> {
  readonly title: string;
  readonly fields: readonly FieldName[];
  readonly done: string;
  readonly call: {
    readonly method: 'POST' | 'PUT';
    readonly path: string;
    readonly with?: Readonly<Record<string, string>>;
    /** Body key for the rows. */
    readonly as: string;
    /** Keys of each row: its own values, overridden by the form's values. */
    readonly each: readonly string[];
    readonly action: string;
  };
}
