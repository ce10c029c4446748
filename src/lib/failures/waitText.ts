/** When to try again, if the platform specifies it. */

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** From this many seconds on, a wait is shown in minutes. */
const longWait = 120;

export const waitText = (seconds: number, translate: Translate): string =>
  seconds < longWait
    ? translate('facings.failures.retryInSeconds', { smart_count: Math.max(1, seconds) })
    : translate('facings.failures.retryInMinutes', { smart_count: Math.ceil(seconds / 60) });
