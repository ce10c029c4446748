/** The context of the steps of an area. */
import type { Client } from '../client';
import type { Found } from '../found';
import type { Made, Writer } from '../writer';

export interface Writing {
  readonly writer: Writer;
  readonly client: Client;
  readonly found: Found;
  /** The organization in which records are created. */
  readonly account: string;
  /** Suffix of all names created by this run. */
  readonly stamp: string;
}

export interface Area {
  /** Every call that its steps make; reported as skipped if they cannot be made. */
  readonly calls: readonly string[];
  readonly run: (writing: Writing) => Promise<void>;
}

export const ownName = ({ stamp }: Writing, what: string): string =>
  `Facings conformance ${what} ${stamp}`;

/** The id if the creation succeeded; otherwise reports every step that needs it as skipped. */
export const made = (
  { writer }: Writing,
  { id, reason }: Made,
  calls: readonly string[],
): string | undefined => {
  if (id === undefined) writer.skip(calls, reason);
  return id;
};
