/** Diagnostics for support: build, browser, latest calls and errors, with nothing that identifies a record or a person. */

/**
 * The parts of a path that are kept: those of sign-in, of screens and of calls made by hand. The console adds those of
 * its declarations. All others may identify a record or a person.
 */
const words = new Set<string>(
  (
    'account accounts accuracy adjustments all analytics api auth auth-settings availability bulk-add bulk-edit ' +
    'calendar clusters count create delete deploy edit exports externalids filters flash hooks import invite jobtime join labels ' +
    'links locationtime login mappings me media members memberships metrics notify package password phrases refresh reset rules ' +
    'sections services set-default sets shelves snapshots status times top triggers types units uoms users'
  ).split(' '),
);

/** Keeps the fixed parts of every path within the value: an entity's addresses and calls. */
export const keepPathsOf = (value: unknown): void => {
  if (typeof value === 'string' && value.startsWith('/')) {
    const [path = ''] = value.split(/[?#]/);
    for (const part of path.split('/')) if (part !== '' && !/[:{*]/.test(part)) words.add(part);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) keepPathsOf(inner);
  }
};

/** `/api/zones/17/skus` → `/api/zones/:id/skus`; the query and the hash are removed. */
export const pathPatternOf = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (part === '' || words.has(part) ? part : ':id'))
    .join('/');

/** The latest calls for diagnostics: pattern, outcome, duration. Kept in memory only. */
export interface LastCall {
  readonly method: string;
  readonly pattern: string;
  readonly outcome: number | string;
  readonly ms: number;
}

const maxCalls = 20;

let calls: readonly LastCall[] = [];

export const noteCall = (call: {
  readonly method: string;
  readonly path: string;
  readonly outcome: number | string;
  readonly ms: number;
}): void => {
  const { method, path, outcome, ms } = call;
  calls = [...calls, { method, pattern: pathPatternOf(path), outcome, ms }].slice(-maxCalls);
};

export const lastCalls = (): readonly LastCall[] => calls;

export const forgetCalls = (): void => {
  calls = [];
};

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
  const text = ofTheCode.test(name) ? `: ${masked(error.message)}` : '';
  const places = placesIn(error.stack ?? '');
  return `${name}${text}${places === '' ? '' : ` (${places})`}`;
};

export const noteFault = (error: unknown): void => {
  faults = [...faults, faultText(error)].slice(-maxFaults);
};

const lastFaults = (): readonly string[] => faults;

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

/** The build of this page (scripts/vite/versionOfBuild.mjs). */

export interface Build {
  readonly version: string;
  /** Hash of the build's content. */
  readonly build: string;
}

/** Undefined on the development server, which has no builds. */
export const ownBuild = (): Build | undefined => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="facings-build"]');
  const [version, build] = meta?.content.split(' ') ?? [];
  return version !== undefined && build !== undefined ? { version, build } : undefined;
};

/** Diagnostics for support, as text to send: without secrets, e-mail addresses or record data. */
const pageOf = (base: string): string => pathPatternOf(`/${location.pathname.slice(base.length)}`);

/** Always in English, because the reader is support, not the person who copies it. */
export const diagnosticsText = (): string => {
  const build = ownBuild();
  const { width, height } = window.screen;
  const calls = lastCalls().map(
    ({ method, pattern, outcome, ms }) => `  ${method} ${pattern} ${outcome} ${ms} ms`,
  );
  const faults = lastFaults().map((fault) => `  ${fault}`);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [
    `Facings ${build ? `${build.version} (${build.build})` : '(development)'}, ${new Date().toISOString()}`,
    `Page: ${pageOf(import.meta.env.BASE_URL)}`,
    `Browser: ${navigator.userAgent}`,
    `Language: ${document.documentElement.lang} of ${navigator.languages.join(', ')}; time zone ${timeZone}`,
    `Screen: ${width} × ${height}, window ${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio} pixels a point`,
    `Line: ${navigator.onLine ? 'online' : 'offline'}`,
    `Last calls: ${calls.length === 0 ? 'none' : ''}`,
    ...calls,
    `Last faults: ${faults.length === 0 ? 'none' : ''}`,
    ...faults,
  ]
    .map((line) => line.trimEnd())
    .join('\n');
};
