/** A text of the message catalogue, and the declaration's own words, which are shown where the catalogue has none. */
export interface DeclaredText {
  readonly key: string;
  readonly text: string;
}
