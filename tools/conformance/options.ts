/** Command-line options of the conformance kit. */
import { parseArgs } from 'node:util';

export interface Options {
  /** Base of the platform's /api, without a trailing slash. */
  readonly url: string;
  readonly user: string;
  /** The organization to check; the first one by default. */
  readonly organization: string | undefined;
  /** Whether it may create, change and remove its own records. */
  readonly isWriting: boolean;
  /** Parts of call names, with * for anything; all calls if empty. */
  readonly only: readonly string[];
  /** File for the report as JSON. */
  readonly json: string | undefined;
  /** Maximum number of calls per second. */
  readonly rate: number;
  readonly timeoutMs: number;
}

export const usage = `npm run conformance -- --url https://platform.example --user you@example.com

  --organization <id>  the organization to look into (else the first one that is listed)
  --write              also make, change and remove records of its own, named "Facings conformance …"
  --only <pattern>     only this call, or those whose name contains it, * for anything:
                       --only 'GET /api/zones*'
                       several patterns, each with an --only of its own, or with commas between
  --json <file>        the report as JSON too
  --rate <n>           calls a second at most (4)
  --timeout <seconds>  how long a call may take (30)
  --plain-http         allow http:// to another machine: the password is sent unencrypted

The password is read from FACINGS_PASSWORD, or asked for. Exit code: 0 all passed, 1 something failed or is absent,
2 it could not run, 130 stopped by Ctrl-C.`;

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const urlOf = (text: string | undefined, isPlainAllowed: boolean): string => {
  if (text === undefined || !URL.canParse(text))
    throw new Error('--url requires the address of a platform.');
  const { protocol, hostname, origin, pathname, username, password } = new URL(text);
  if (username !== '' || password !== '')
    throw new Error('--url contains a user name or password. Remove it.');
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('--url must begin with https:// or http://.');
  if (protocol === 'http:' && !loopback.test(hostname) && !isPlainAllowed)
    throw new Error(
      '--url must begin with https://, or the password is sent unencrypted. --plain-http allows it.',
    );
  return origin + pathname.replace(/(\/api)?\/*$/, '');
};

const positive = (text: string, name: string): number => {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value))
    throw new Error(`--${name} requires a number above 0.`);
  return value;
};

const patternsIn = (given: readonly string[]): readonly string[] => {
  const patterns = given.flatMap((text) => text.split(',')).map((text) => text.trim());
  // An empty pattern would match every call, which is the opposite of a selection.
  if (patterns.includes(''))
    throw new Error('--only requires the name of a call, or a part of it.');
  return patterns;
};

/** @throws a message about invalid options; returns undefined if only the usage was requested */
export const readOptions = (args: readonly string[]): Options | undefined => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      user: { type: 'string' },
      organization: { type: 'string' },
      write: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      rate: { type: 'string', default: '4' },
      timeout: { type: 'string', default: '30' },
      'plain-http': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const user = values.user?.trim() ?? '';
  if (user === '') throw new Error('--user requires the email address to sign in with.');
  return {
    url: urlOf(values.url, values['plain-http']),
    user,
    organization: values.organization,
    isWriting: values.write,
    only: patternsIn(values.only),
    json: values.json,
    rate: positive(values.rate, 'rate'),
    timeoutMs: positive(values.timeout, 'timeout') * 1000,
  };
};

const fits = (pattern: string, name: string, names: readonly string[]): boolean => {
  if (names.includes(pattern)) return pattern === name;
  return new RegExp(
    pattern
      .split('*')
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*'),
    'i',
  ).test(name);
};

/** Whether a call's name fits one of the patterns of --only; a whole name is that call alone. */
export const isWanted = (
  only: readonly string[],
  name: string,
  names: readonly string[],
): boolean => only.length === 0 || only.some((pattern) => fits(pattern, name, names));
