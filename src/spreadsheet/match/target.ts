import type { Units } from '../../schema/units';

/** A possible target of a file's column (rules 3, Import columns). */
export interface ImportTarget {
  /** Header in files, exact: 'state_reporting_uom'. */
  readonly name: string;
  /** Header on the screen. */
  readonly label: string;
  readonly synonyms: readonly string[];
  /** Words in headers that rule out this target: an EAN is not a SKU. */
  readonly otherWords?: readonly string[] | undefined;
  /** `code`: identifies records. `unit`: codes of units of measure. */
  readonly kind: 'code' | 'text' | 'number' | 'unit';
  readonly isRequired: boolean;
  /** Its texts are names of other records. */
  readonly isRecord?: boolean | undefined;
  /** Units that its numbers may have. */
  readonly units?: Units | undefined;
  /** Numbers are multiples of this. */
  readonly step?: number | undefined;
  /** Other spellings in files, by our value. */
  readonly valueSynonyms?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** How a match was found, from certain to uncertain; texts under `facings.files.confidence.<confidence>`. */
export type Confidence = 'remembered' | 'exact' | 'synonym' | 'similar' | 'content' | 'none';

export interface ColumnMatch {
  /** Name of the target; null if the column is ignored. */
  readonly target: string | null;
  readonly confidence: Confidence;
}
