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
