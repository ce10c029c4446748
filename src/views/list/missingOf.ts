/** How many search results are missing from a response, according to the data provider. */
import { valueAt } from '../../schema/template';

/** Returns the number of rows of a list that only contains the newest ones; null for every other list. */
export const newestOf = (meta: unknown): number | null => {
  const newest = valueAt(meta, 'newest');
  return typeof newest === 'number' ? newest : null;
};

export const missingOf = (meta: unknown): number => {
  const missing = valueAt(meta, 'missing');
  return typeof missing === 'number' ? missing : 0;
};
