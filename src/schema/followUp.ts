/** Calls that follow a create. */

/** A call made after a create. Values are templates over `{record.…}`, `{identity.…}` and `{each.…}`. */
export interface FollowUp {
  /** Name of a form switch. The call is made only if it is on; the switch itself is not sent. */
  readonly onlyIf?: string;
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
