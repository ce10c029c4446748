/** One entity's demo in one file: its part of the contract, its rows, its handlers (demo/README.md). */
import type { ContractRow } from './contractRow';
import type { Handlers } from './handlers/handler';
import type { Row } from './store/tables';

export { calls } from './calls';
export { simpleRest } from './simpleRest';

export interface EntityDemo {
  /** Where its rows are kept; without it the entity works on tables that are there. */
  readonly table?: string;
  /** Rows of `table`; must give the same ones every time. */
  readonly seed?: () => readonly Row[];
  /** Further tables, each with its seed, for an entity that needs more than one. */
  readonly tables?: Readonly<Record<string, () => readonly Row[]>>;
  readonly contract: readonly ContractRow[];
  /** One for each row of the contract. */
  readonly handlers: Handlers;
}

/** Files of demo/entities export the outcome as `demo`. */
export const defineEntityDemo = <Demo extends EntityDemo>(demo: Demo): Demo => demo;

/** Every table the demo brings, by name. */
export const tablesOf = ({ table, seed = () => [], tables }: EntityDemo) => ({
  ...(table === undefined ? {} : { [table]: seed }),
  ...tables,
});

export const isEntityDemo = (value: unknown): value is EntityDemo =>
  typeof value === 'object' &&
  value !== null &&
  ['contract', 'handlers'].every((key) => key in value);
