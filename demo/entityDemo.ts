/** One entity's demo in one file: its part of the contract, its rows, its handlers (demo/README.md). */
import type { ContractRow } from './calls';
import type { Handlers } from './handlers/handler';
import { isObject } from './jsonValue';
import type { Row } from './store/tables';

export { calls } from './calls';
export { simpleRest } from './simpleRest';

export interface EntityDemo {
  /** Its table; without it, the entity uses existing tables. */
  readonly table?: string;
  /** Rows of `table`; must always be the same. */
  readonly seed?: () => readonly Row[];
  /** More tables with their seeds, for an entity that needs several. */
  readonly tables?: Readonly<Record<string, () => readonly Row[]>>;
  readonly contract: readonly ContractRow[];
  /** One for each row of the contract. */
  readonly handlers: Handlers;
}

/** Files of demo/entities export the result as `demo`. */
export const defineEntityDemo = <Demo extends EntityDemo>(demo: Demo): Demo => demo;

/** All tables of the demo, by name. */
export const tablesOf = ({ table, seed = () => [], tables }: EntityDemo) => ({
  ...(table === undefined ? {} : { [table]: seed }),
  ...tables,
});

export const isEntityDemo = (value: unknown): value is EntityDemo =>
  isObject(value) && 'contract' in value && 'handlers' in value;
