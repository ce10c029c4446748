/** A key of the message catalogue, and the declaration's own text, which is used if the catalogue has no entry. */
export interface DeclaredText {
  readonly key: string;
  readonly text: string;
}
