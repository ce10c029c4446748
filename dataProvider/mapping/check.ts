/** Whether a creation whose answer was lost has happened after all: asked before it is sent again. */
import type { CheckCall } from '../../src/schema/calls';
import { valueAt } from '../../src/schema/template';
import { isFailure } from '../failure';
import type { Answer, Transport } from '../transport/types';
import { rowsAt } from './decode';

type Values = Readonly<Record<string, unknown>>;

/** The answer the creation would have had, or null where nothing was made yet (or nobody can tell). */
export const checkCreated =
  (transport: Transport, call: CheckCall, values: Values) => async (): Promise<Answer | null> => {
    const wanted = typeof values[call.by] === 'string' ? String(values[call.by]).trim() : '';
    const result = await transport.send({
      method: 'POST',
      path: call.path,
      body: { [call.within]: values[call.within], [call.as]: [wanted] },
    });
    if (isFailure(result)) return null;
    const made = rowsAt(result.data, call.read).find((row) => valueAt(row, call.by) === wanted);
    return made === undefined ? null : { ...result, data: made };
  };
