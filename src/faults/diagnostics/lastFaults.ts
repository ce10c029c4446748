/** The latest errors in the console's code for diagnostics: kind and location; nothing that a message quotes. */

const maxFaults = 10;

let faults: readonly string[] = [];

/** Errors whose messages only concern the code. Other messages may contain the platform's text or typed text. */
const ofTheCode = /^(TypeError|ReferenceError|RangeError)$/;

const maxLength = 200;

/** Masks quoted text, addresses, e-mail addresses, numbers, and anything long enough to be a key. */
const masked = (message: string): string =>
  message
    .replace(/(["'`“«]).*["'`”»]/gs, '$1…$1')
    .replace(/\b[a-z][a-z\d+.-]*:\S+/gi, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\S*\d\S*/g, '…')
    .replace(/\S{25,}/g, '…')
    .slice(0, maxLength);

/** The console's files with line and column, innermost first. */
const placesIn = (stack: string): string =>
  [...stack.matchAll(/\/([\w.-]+\.[jt]sx?)(?:\?[^:\s)]*)?:(\d+):(\d+)/g)]
    .slice(0, 3)
    .map(([, file, line, column]) => `${file ?? ''}:${line ?? ''}:${column ?? ''}`)
    .join(' ');

export const faultText = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const name = /^[A-Z][A-Za-z]{2,39}$/.test(error.name) ? error.name : 'Error';
  const said = ofTheCode.test(name) ? `: ${masked(error.message)}` : '';
  const places = placesIn(error.stack ?? '');
  return `${name}${said}${places === '' ? '' : ` (${places})`}`;
};

export const noteFault = (error: unknown): void => {
  faults = [...faults, faultText(error)].slice(-maxFaults);
};

export const lastFaults = (): readonly string[] => faults;

export const forgetFaults = (): void => {
  faults = [];
};

/** Records uncaught errors. Call it once. */
export const watchForFaults = (): void => {
  window.addEventListener('error', ({ error }) => {
    if (error !== undefined && error !== null) noteFault(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    noteFault(reason);
  });
};
