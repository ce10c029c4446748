/** One entity's demo in one file: its part of the contract, its rows, its handlers (demo/README.md). */
import type { ContractRow } from './contract';
import type { Handlers } from './handlers/handler';
import type { Row } from './store/tables';

export { simpleRest } from './simpleRest';

export interface EntityDemo {
  /** Where its rows are kept. */
  readonly table: string;
  /** Must give the same rows every time. */
  readonly seed: () => readonly Row[];
  /** Further tables, each with its seed, for an entity that needs more than one. */
  readonly tables?: Readonly<Record<string, () => readonly Row[]>>;
  readonly contract: readonly ContractRow[];
  /** One for each row of the contract. */
  readonly handlers: Handlers;
}

/** Files of demo/entities export the outcome as `demo`. */
export const defineEntityDemo = <Demo extends EntityDemo>(demo: Demo): Demo => demo;

/** Every table the demo brings, by name. */
export const tablesOf = ({ table, seed, tables }: EntityDemo) => ({ [table]: seed, ...tables });

export const isEntityDemo = (value: unknown): value is EntityDemo =>
  typeof value === 'object' &&
  value !== null &&
  ['table', 'seed', 'contract', 'handlers'].every((key) => key in value);
