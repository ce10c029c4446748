/** Commands of an editor for the components around it. */
export interface EditorHandle {
  readonly focus: () => void;
  /** Moves to the first JSON error. */
  readonly goToFault: () => void;
  /** Formats the text with the console's indentation; if it is invalid, moves to the error instead. */
  readonly format: () => void;
  readonly fold: () => void;
  readonly unfold: () => void;
}
