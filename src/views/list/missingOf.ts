/** How many rows a search found and did not answer, of what the data provider says of a list. */
import { valueAt } from '../../schema/template';

/** How many rows the platform gave of a list that has only the newest ones; null for every other list. */
export const newestOf = (meta: unknown): number | null => {
  const newest = valueAt(meta, 'newest');
  return typeof newest === 'number' ? newest : null;
};

export const missingOf = (meta: unknown): number => {
  const missing = valueAt(meta, 'missing');
  return typeof missing === 'number' ? missing : 0;
};
