/** What a column of a file can become (Specification 3, Import columns). */
export interface ImportTarget {
  /** Heading in files, exact: 'state_reporting_uom'. */
  readonly name: string;
  /** Heading on the screen. */
  readonly label: string;
  readonly synonyms: readonly string[];
  /** `code`: tells records apart. `unit`: codes of units of measure. */
  readonly kind: 'code' | 'text' | 'number' | 'unit';
  readonly isRequired: boolean;
}

/** How a match was found, in falling certainty; words under `facings.files.confidence.<confidence>`. */
export type Confidence = 'remembered' | 'exact' | 'synonym' | 'similar' | 'content' | 'none';

export interface ColumnMatch {
  /** Name of the target; null where the column is left out. */
  readonly target: string | null;
  readonly confidence: Confidence;
}
