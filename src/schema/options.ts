/** Where the values of a choice come from. */
export interface FixedOptions {
  readonly kind: 'fixed';
  readonly values: readonly string[];
}

/** Values read from the platform, so that the console never holds a list the server owns. */
export interface PlatformOptions {
  readonly kind: 'platform';
  /** GET path; `:name` is filled from the record at hand, and nothing is asked while it is missing. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Dotted path of the list in the response. */
  readonly read: string;
  /** Key of a nested list in each entry, whose entries are then the options. */
  readonly each?: string;
  /** Key of the value in an entry; entries that are plain strings need none. */
  readonly value?: string;
  /** The values are numbers, and handed on as their text; anything else is left out. */
  readonly areNumbers?: true;
  /** Keeps only entries whose keys have these values. */
  readonly where?: Readonly<Record<string, string>>;
}

export type Options = FixedOptions | PlatformOptions;

export const fixed = (values: readonly string[]): FixedOptions => ({ kind: 'fixed', values });

export const fromPlatform = (source: Omit<PlatformOptions, 'kind'>): PlatformOptions => ({
  kind: 'platform',
  ...source,
});

/** A value of an option's entry, by its dotted path; a moment is shown as date and time. */
export interface OptionDetail {
  readonly from: string;
  readonly as?: 'moment';
}

/** '{text} {link}.': the link's words end the sentence; `to` is a template over the record's values. */
export interface WhenNone {
  readonly text: string;
  readonly link: string;
  readonly to: string;
}
