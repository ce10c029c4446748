/** A call as a curl command, with placeholders for masked secrets. */
import type { SeenCall } from '../../callLog';
import { addressOf } from './logFilter';

/** In single quotes, only the quote itself is special to the shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Headers that the browser adds and curl sets itself. */
const ofTheBrowser =
  /^(accept-encoding|connection|content-length|host|origin|referer|user-agent)$|^sec-/;

const headerLines = ({ headers, body }: SeenCall): readonly string[] => {
  const own = Object.entries(headers).filter(([name]) => !ofTheBrowser.test(name));
  const isForm = headers['content-type']?.startsWith('multipart/') === true;
  return own.flatMap(([name, value]) => {
    // curl writes its own form boundary.
    if (name === 'content-type' && (isForm || body === null)) return [];
    // Double quotes: the shell inserts the tester's own token.
    if (name === 'authorization') return ['-H "authorization: Bearer $FACINGS_TOKEN"'];
    return [`-H ${quoted(`${name}: ${value}`)}`];
  });
};

const bodyLines = ({ headers, body }: SeenCall): readonly string[] => {
  if (body === null) return [];
  if (headers['content-type']?.startsWith('multipart/') !== true) {
    return [`--data-raw ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`];
  }
  return Object.entries(body as Readonly<Record<string, unknown>>).map(([name, value]) => {
    const file = /^\[file (.+), \d+ bytes\]$/.exec(String(value))?.[1];
    return `-F ${quoted(`${name}=${file === undefined ? String(value) : `@${file}`}`)}`;
  });
};

/**
 * @param origin of the platform, without a trailing slash
 * @returns a command for a POSIX shell; the bearer token is the variable FACINGS_TOKEN, and masked secrets stay masked
 */
export const curlOf = (call: SeenCall, origin: string): string =>
  [
    `curl -X ${call.method} ${quoted(origin + addressOf(call))}`,
    ...headerLines(call),
    ...bodyLines(call),
  ].join(' \\\n  ');
