/** The log as a HAR 1.2 archive, which every browser's developer tools can open. */
import { isOutside, type SeenCall } from '../../callLog';
import { addressOf } from './logFilter';

/** The format's value for "unknown". */
const unknown = -1;

const pairsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

const postDataOf = ({ body, headers }: SeenCall) =>
  body === null
    ? {}
    : { postData: { mimeType: headers['content-type'] ?? '', text: textOf(body) } };

const commentOf = (call: SeenCall): string =>
  [
    ...(call.name === null ? [] : [call.name]),
    ...(isOutside(call) ? ['not in the contract'] : []),
    ...(call.fault ? ['fault on demand'] : []),
  ].join(', ');

const entryOf = (call: SeenCall, origin: string) => ({
  startedDateTime: call.at,
  time: call.ms,
  request: {
    method: call.method,
    url: origin + addressOf(call),
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairsOf(call.headers),
    queryString: pairsOf(call.query),
    ...postDataOf(call),
    headersSize: unknown,
    bodySize: unknown,
  },
  // The log has the request and the status, but not the response body.
  response: {
    status: call.status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [],
    content: { size: 0, mimeType: 'x-unknown' },
    redirectURL: '',
    headersSize: unknown,
    bodySize: unknown,
  },
  cache: {},
  timings: { send: 0, wait: call.ms, receive: 0 },
  comment: commentOf(call),
});

/**
 * @param calls with masked secrets (demo/callLog.ts), in any order; the archive has the oldest first
 * @param origin of the platform, without a trailing slash
 */
export const harOf = (calls: readonly SeenCall[], origin: string) => ({
  log: {
    version: '1.2',
    creator: { name: "Facings testers' panel", version: '1' },
    entries: [...calls].sort((one, other) => one.n - other.n).map((call) => entryOf(call, origin)),
  },
});
