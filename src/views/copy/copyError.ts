import { PlatformError } from '../../lib/failures/failures';

/** The error of a record that is not copied, or of a copy that is not removed. */
export const copyError = (
  key: string,
  values: Readonly<Record<string, unknown>> = {},
): PlatformError =>
  new PlatformError({ type: 'error', kind: 'conflict' }, { declaredMessage: { key, values } });
