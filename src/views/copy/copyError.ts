import { PlatformError } from '../../lib/failures/failures';

/** The error of a record that is not copied, or that stays as it is. */
export const copyError = (
  key: string,
  values: Readonly<Record<string, unknown>> = {},
): PlatformError =>
  new PlatformError({ type: 'error', kind: 'conflict' }, { declaredMessage: { key, values } });
