/** A call as a command of the terminal, with placeholders where the log keeps no secret. */
import type { SeenCall } from '../../callLog';
import { addressOf } from './logFilter';

/** In single quotes nothing means anything to the shell but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What the browser says by itself, and curl says better. */
const ofTheBrowser =
  /^(accept-encoding|connection|content-length|host|origin|referer|user-agent)$|^sec-/;

const headerLines = ({ headers, body }: SeenCall): readonly string[] => {
  const own = Object.entries(headers).filter(([name]) => !ofTheBrowser.test(name));
  const isForm = headers['content-type']?.startsWith('multipart/') === true;
  return own.flatMap(([name, value]) => {
    // curl writes the boundary of a form of its own.
    if (name === 'content-type' && (isForm || body === null)) return [];
    // Double quotes: the shell puts the tester's own bearer in.
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
 * @param origin of the platform, without a slash at its end
 * @returns a command for a POSIX shell; the bearer is the variable FACINGS_TOKEN, and masked secrets stay masked
 */
export const curlOf = (call: SeenCall, origin: string): string =>
  [
    `curl -X ${call.method} ${quoted(origin + addressOf(call))}`,
    ...headerLines(call),
    ...bodyLines(call),
  ].join(' \\\n  ');
