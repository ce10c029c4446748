/** What a record and a list can do besides the standard operations. */
import type { ActCall, ReadCall } from './calls';
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
  /** Confirmation question; the record's values are filled in, and `{name}` if it has none of its own. */
  readonly ask?: string;
  readonly done: string;
  readonly call: ActCall;
  readonly shownIf?: Condition;
}

/** A dialog over a list. */
export interface Tool {
  /** Key of the tool in the catalogue, and its part of the address: `/products/bulk-add`. */
  readonly key: string;
  readonly label: string;
  readonly dialog: LazyComponent<ToolProps>;
}

/** Counts are read when the question is shown, and never estimated. */
export type Count =
  /** A list or number in the record. */
  | { readonly field: string }
  /**
   * Records of another entity: its list with these filters, or with these parent ids. Values are templates over the
   * record.
   */
  | {
      readonly of: string;
      readonly where?: Readonly<Record<string, string>>;
      readonly within?: Readonly<Record<string, string>>;
    }
  /** The entries of the list that a call returns; the query has templates such as `{record.id}`. */
  | (ReadCall & { readonly read: string });

/** Effects of a removal or a change beyond the record itself, shown before it happens. */
export interface Consequence {
  /**
   * Plural forms, chosen by the count: '{smart_count} zone loses … |||| {smart_count} zones lose …'. `{name}` is the
   * record's name.
   */
  readonly text: string;
  /** If absent, the text is always shown. If present, the text is not shown for a count of zero. */
  readonly counts?: Count;
  readonly shownIf?: Condition;
}

// Calls that follow a create.

/** A call made after a create. Values are templates over `{record.…}`, `{identity.…}` and `{each.…}`. */
export interface FollowUp {
  /** Name of a form switch. The call is made only if it is on; the switch itself is not sent. */
  readonly onlyIf?: string;
  /**
   * Label of a check box. The call is only offered when a record is duplicated, and made only if the box is on;
   * templates may use `{original.…}`.
   */
  readonly copies?: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
  /** Repeats the call for every entry of this read, as `{each.…}`: for every person of the organization. */
  readonly each?: {
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly read: string;
    /** Dotted paths of an entry's name, for the message about failures; the first one present is used. */
    readonly name: readonly string[];
    /**
     * The platform refuses other entries than these, so they are named before. `as`: dotted path of the id in an entry.
     * `{record.…}` is the original.
     */
    readonly among?: {
      readonly path: string;
      readonly query?: Readonly<Record<string, string>>;
      readonly read: string;
      readonly as: string;
    };
  };
  /** What a 2xx response must be to count as success (rules 7, Flash), and the message if it is not. */
  readonly accepted?: { readonly when: (answer: unknown) => boolean; readonly refused: string };
  /** UPPER_SNAKE action of the audit header (rules 6). */
  readonly action: string;
  /** UPPER_SNAKE type for the audit headers; defaults to the last part of the action. */
  readonly auditAs?: string;
  /** Plural forms, chosen by the number of successful calls: '{smart_count} member added |||| …'. */
  readonly done: { readonly title?: string; readonly body: string };
}
