/** What may be asked of an editor from around it. */
export interface EditorHandle {
  readonly focus: () => void;
  /** To the place where the text stops being JSON. */
  readonly goToFault: () => void;
  /** Writes the text as the house writes JSON; where it is none, leads to its fault. */
  readonly format: () => void;
  readonly fold: () => void;
  readonly unfold: () => void;
}
