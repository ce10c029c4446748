/** How many rows a search found and did not answer, of what the data provider says of a list. */
import { valueAt } from '../../schema/template';

export const missingOf = (meta: unknown): number => {
  const missing = valueAt(meta, 'missing');
  return typeof missing === 'number' ? missing : 0;
};
