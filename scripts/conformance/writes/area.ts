/** What the steps of one area are given. */
import type { Client } from '../client';
import type { Found } from '../found';
import type { Made, Writer } from '../writer';

export interface Writing {
  readonly writer: Writer;
  readonly client: Client;
  readonly found: Found;
  /** The organization in which records are made. */
  readonly account: string;
  /** Ends the name of everything that this run makes. */
  readonly stamp: string;
}

export interface Area {
  /** Every call its steps make; also what is told of them when they cannot be made. */
  readonly calls: readonly string[];
  readonly run: (writing: Writing) => Promise<void>;
}

export const ownName = ({ stamp }: Writing, what: string): string =>
  `Facings conformance ${what} ${stamp}`;

/** The id, where making it went well; else every step that needs it is told as skipped. */
export const made = (
  { writer }: Writing,
  { id, reason }: Made,
  calls: readonly string[],
): string | undefined => {
  if (id === undefined) writer.skip(calls, reason);
  return id;
};
