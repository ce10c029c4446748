/** Calls with a list of rows: all or none. */
import { knowKeys } from '../guard';
import { refuseOneOf } from '../refusal';
import type { Call } from './handler';
import { objectsOf, type Values } from './values';

interface Batch {
  /** Key of the list in the body. */
  readonly list: string;
  /** Name of an entry in messages. */
  readonly name: string;
  /** Known keys of an entry. */
  readonly keys: readonly string[];
}

/** @throws a refusal that names the entry and its key */
export const eachOf = <T>(
  { body }: Pick<Call, 'body'>,
  { list, name, keys }: Batch,
  take: (values: Values) => T,
): T[] =>
  objectsOf(body, list).map((values, at) => {
    try {
      knowKeys(Object.keys(values), keys, `${name.toLowerCase()} key`);
      return take(values);
    } catch (error) {
      return refuseOneOf(error, { at, list, name });
    }
  });
