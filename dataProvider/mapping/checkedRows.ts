/**
 * Finds the rows of a list by the value that identifies a record (a SKU), with the call that a declaration states for
 * that: the list's own call does not filter by it, and may be too long to be read.
 */
import { eachOf } from '../../src/lib/batches/calls';
import { plainText } from '../../src/lib/text/plainText';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { valueAt } from '../../src/schema/template';
import { isId, listAt } from './decode';
import type { ListRequest } from './listQuery';
import type { Send } from './send';
import type { Unsent } from './unsent';

interface Wanted {
  readonly request: ListRequest;
  readonly unsent: Unsent;
  readonly signal?: AbortSignal | undefined;
}

/** Reads one row as the platform sends it; null if it is gone. */
type ReadRow = (id: string | number) => Promise<unknown>;

/** Returns null if the call cannot answer the request. */
export const checkedRows = async (
  { calls = {} }: AnyDeclaration,
  { request, unsent, signal }: Wanted,
  { send, readRow }: { readonly send: Send; readonly readRow: ReadRow },
): Promise<readonly unknown[] | null> => {
  const check = calls.create?.check;
  if (!check || unsent.text !== '') return null;
  const wanted = unsent.filters[check.by];
  const within = request.filter[check.within];
  if (!isId(wanted) || !isId(within)) return null;
  // The plain form, too: the platform compares in its own way.
  const keys = [...new Set([String(wanted), plainText(String(wanted))])];
  const body = { [check.within]: within, [check.as]: keys };
  const answer = await send({ method: 'POST', path: check.path, body, signal });
  const ids = listAt(answer, check.read)
    .map((row) => valueAt(row, 'id'))
    .filter(isId);
  const rows = await eachOf(ids, readRow);
  return rows.filter((row) => row !== null);
};
