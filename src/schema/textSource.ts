/** Where texts are suggested from: a search of the platform whose body (or query) takes form values and the text. */
export interface TextSource {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Values of the record at hand that go along; nothing is asked while one is missing. */
  readonly needs: readonly string[];
  /** Dotted path of the list in the answer: plain texts, or objects. */
  readonly read: string;
  /** Keys that may hold an object's text, the first present one wins. */
  readonly label: readonly string[];
  /** Least number of characters (rules 9). */
  readonly min: number;
}
