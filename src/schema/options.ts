/** Sources of a choice's options. */
export interface FixedOptions {
  readonly kind: 'fixed';
  readonly values: readonly string[];
}

/** Options read from the platform, so that the console never duplicates a list that the server owns. */
export interface PlatformOptions {
  readonly kind: 'platform';
  /** GET path. `:name` is filled from the current record; no request is sent while it is missing. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Dotted path of the list in the response. */
  readonly read: string;
  /** Key of a nested list in each entry; the options are the entries of those lists. */
  readonly each?: string;
  /** Key of the value in an entry; not needed if the entries are strings. */
  readonly value?: string;
  /** Set by a number field: the values are numbers, converted to text; other values are dropped. */
  readonly areNumbers?: true;
  /** Keeps only entries whose keys have these values. */
  readonly where?: Readonly<Record<string, string>>;
  /** Entity whose records these are. An import can create those that a file names and that do not exist. */
  readonly of?: string;
}

export type Options = FixedOptions | PlatformOptions;

export const fixed = (values: readonly string[]): FixedOptions => ({ kind: 'fixed', values });

export const fromPlatform = (source: Omit<PlatformOptions, 'kind'>): PlatformOptions => ({
  kind: 'platform',
  ...source,
});

/** A value in an option's entry, by dotted path; a moment is shown as date and time. */
export interface OptionDetail {
  readonly from: string;
  readonly as?: 'moment';
}

/** '{text} {link}.': the link's text ends the sentence; `to` is a template over the record's values. */
export interface WhenNone {
  readonly text: string;
  readonly link: string;
  readonly to: string;
}

/** Source of text suggestions: a platform search whose body (or query) contains form values and the text. */
export interface TextSource {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Values of the current record that are sent as well. No request is sent while one is missing. */
  readonly needs: readonly string[];
  /** Dotted path of the list in the response: strings or objects. */
  readonly read: string;
  /** Keys that may hold an object's text; the first one present is used. */
  readonly label: readonly string[];
  /** Minimum length of the text (rules 9). */
  readonly min: number;
}
