import type { Units } from '../../schema/units';

/** What a column of a file can become (rules 3, Import columns). */
export interface ImportTarget {
  /** Heading in files, exact: 'state_reporting_uom'. */
  readonly name: string;
  /** Heading on the screen. */
  readonly label: string;
  readonly synonyms: readonly string[];
  /** Words of headings that never mean it: an EAN is no SKU. */
  readonly otherWords?: readonly string[] | undefined;
  /** `code`: tells records apart. `unit`: codes of units of measure. */
  readonly kind: 'code' | 'text' | 'number' | 'unit';
  readonly isRequired: boolean;
  /** Its texts are names of other records. */
  readonly isRecord?: boolean | undefined;
  /** Units that its numbers may come in. */
  readonly units?: Units | undefined;
  /** Numbers are whole numbers of this. */
  readonly step?: number | undefined;
  /** By value of ours, how files write it. */
  readonly valueSynonyms?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** How a match was found, in falling certainty; words under `facings.files.confidence.<confidence>`. */
export type Confidence = 'remembered' | 'exact' | 'synonym' | 'similar' | 'content' | 'none';

export interface ColumnMatch {
  /** Name of the target; null where the column is left out. */
  readonly target: string | null;
  readonly confidence: Confidence;
}
