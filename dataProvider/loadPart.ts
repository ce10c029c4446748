/** Loads a part of the data provider that no list needs to show its rows. */
import { loadCode } from '../src/lib/failures/code';
import { PlatformError } from '../src/lib/failures/failures';

/**
 * The next call tries again after a failure. The browser's own message is no sentence for people, and names an address.
 * @throws {PlatformError} the part could not be loaded, so nothing was sent
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await loadCode(load);
  } catch (error) {
    const failure = { type: 'error', kind: 'network' } as const;
    const wording = { key: 'facings.failures.code', values: {} };
    throw Object.assign(new PlatformError(failure, { declaredMessage: wording }), { cause: error });
  }
};
