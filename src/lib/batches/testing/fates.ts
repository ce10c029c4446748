/** Calls of a platform in memory that fail on demand. */
import { PlatformError, type Failure } from '../../failures/failures';

/**
 * The fate of a call. `lost`: it is executed, but its response is lost. `late`: it is executed when the next call with
 * its name arrives, without a response. `twice`: the browser sends it twice and receives the second response. `then`:
 * it is executed and answered with this error.
 */
export type Fate =
  | 'fine'
  | 'lost'
  | 'late'
  | 'twice'
  | 'dropped'
  | Failure
  | { readonly then: Failure };

export const refusal = (
  kind: Failure['kind'],
  rest: Omit<Failure, 'type' | 'kind'> = {},
): Failure => ({ type: 'error', kind, ...rest });

export const refuse = (failure: Failure): never => {
  throw new PlatformError(failure);
};

/** Carries out calls, each according to its fate. */
export const createFates = () => {
  const late = new Map<string, () => unknown>();
  return <T>(what: Fate, name: string, act: () => T): T => {
    if (what === 'dropped') refuse(refusal('network'));
    if (typeof what === 'object' && 'kind' in what) refuse(what);
    if (what === 'late') {
      late.set(name, act);
      refuse(refusal('timeout'));
    }
    const arriving = late.get(name);
    late.delete(name);
    try {
      arriving?.();
    } catch {
      // Nobody receives its response.
    }
    if (what === 'twice') act();
    const answer = act();
    if (what === 'lost') refuse(refusal('timeout'));
    if (typeof what === 'object' && 'then' in what) refuse(what.then);
    return answer;
  };
};
